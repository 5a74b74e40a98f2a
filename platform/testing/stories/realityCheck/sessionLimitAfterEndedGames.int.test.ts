import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { brandId, sessionId } from '@foyer/domain/ids.ts';
import { decideKyc } from '../../../flows/kyc/decideKyc.ts';
import { setSessionLimit } from '../../../flows/limits.ts';
import { enforcePlayTimes } from '../../../flows/sessionLimits.ts';
import { UNKNOWN_ORIGIN } from '../../../modules/signIn/history/origin.ts';
import { dayIn, startOfDay } from '../../../infra/time/zonedTime.ts';
import { rewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const ZONE = 'Europe/Helsinki';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  const { year, month, day } = dayIn(ZONE, api.clock.now());
  const tomorrow = startOfDay(ZONE, { year, month, day: day + 1 }).getTime();
  api.clock.advance(tomorrow + 10 * HOUR - api.clock.now().getTime());
});
afterAll(() => api.stop());

/** A signed-in player with a limit of 60 minutes a day, whose games ended for a verification that is done. */
async function verifiedInSession() {
  const { services, database, clock } = api;
  const { player: playerId } = await rewardHarness(api).createPlayer({ brand: 'northlight', country: 'FI' });
  const id = sessionId(randomUUID());
  const expiresAt = new Date(clock.now().getTime() + 12 * HOUR);
  const session = { id, playerId, brand: brandId('northlight'), origin: UNKNOWN_ORIGIN, expiresAt };
  await database.transaction((tx) => services.signIn.openSession(tx, session));
  const limit = (minutes: number) => setSessionLimit(services, { playerId, period: 'Day', minutes });
  await limit(60);
  for (const status of ['Required', 'Done'] as const)
    await database.transaction((tx) =>
      decideKyc(services, tx, { playerId, status, by: 'Elin', why: 'documents' }),
    );
  return { id, limit };
}

/** The minutes before the end of the last warning, and why the session ended. */
async function stateOf(id: string) {
  const { rows } = await api.database.pool.query<{ warned: number | null; reason: string | null }>(
    `select t.warned_minutes as warned, s.end_reason as reason
     from limits.play_time t join identity.session s on s.id = t.session_id where s.id = $1`,
    [id],
  );
  return rows[0];
}

it('LIMIT-14 a session whose games ended for a verification is warned and ends', async () => {
  const { id } = await verifiedInSession();
  api.clock.advance(56 * MINUTE);
  await enforcePlayTimes(api.services);
  expect(await stateOf(id)).toEqual({ warned: 5, reason: null });
  api.clock.advance(4 * MINUTE);
  await enforcePlayTimes(api.services);
  expect(await stateOf(id)).toMatchObject({ reason: 'SESSION_LIMIT_REACHED' });
});

it('LIMIT-14 a changed limit ends a session whose play time an earlier version stored as over', async () => {
  const { id, limit } = await verifiedInSession();
  await api.database.pool.query('update limits.play_time set is_over = true where session_id = $1', [id]);
  await limit(30);
  api.clock.advance(30 * MINUTE);
  await enforcePlayTimes(api.services);
  expect(await stateOf(id)).toMatchObject({ reason: 'SESSION_LIMIT_REACHED' });
});
