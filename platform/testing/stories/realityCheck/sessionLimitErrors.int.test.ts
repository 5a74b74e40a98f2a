import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { brandId, type SessionId } from '@foyer/domain/ids.ts';
import { setSessionLimit } from '../../../flows/limits.ts';
import { enforcePlayTimes } from '../../../flows/sessionLimits.ts';
import { UNKNOWN_ORIGIN } from '../../../modules/signIn/history/origin.ts';
import { rewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  // The limits are of a day, which must not end during the test: it begins at noon in Helsinki.
  const now = api.clock.now().getTime();
  api.clock.advance(DAY - (now % DAY) + 10 * HOUR);
});
afterAll(() => api.stop());

/** A player who has just signed in and may play for these minutes. */
async function arrive(minutes: number) {
  const brand = 'northlight';
  const { player: playerId } = await rewardHarness(api).createPlayer({ brand, country: 'FI' });
  const id = randomUUID() as SessionId;
  const expiresAt = new Date(api.clock.now().getTime() + 12 * HOUR);
  const session = { id, playerId, brand: brandId(brand), origin: UNKNOWN_ORIGIN, expiresAt };
  await api.database.transaction((tx) => api.services.signIn.openSession(tx, session));
  await setSessionLimit(api.services, { playerId, period: 'Day', minutes });
  return { playerId, sessionId: id };
}
type Someone = Awaited<ReturnType<typeof arrive>>;
const isSignedIn = async ({ playerId }: Someone) =>
  (await api.database.transaction((tx) => api.services.signIn.liveSessionOf(tx, playerId))) !== null;
const run = (statement: ReturnType<typeof sql>) => statement.execute(api.database.query);
const warnedOf = async ({ sessionId }: Someone) =>
  (await run(sql`select warned_minutes from limits.play_time where session_id = ${sessionId}`)).rows;

describe('LIMIT-14 a session that cannot be ended', () => {
  it('LIMIT-14 delays no other session and no warning, is reported, and is ended later', async () => {
    const [stuck, other, warned] = [await arrive(60), await arrive(61), await arrive(65)];
    await run(
      sql.raw(`create function limits.fail() returns trigger language plpgsql as
      $$ begin raise exception 'the session cannot be ended'; end $$`),
    );
    await run(
      sql.raw(`create trigger fail before update on limits.play_time for each row
      when (new.session_id = '${stuck.sessionId}') execute function limits.fail()`),
    );
    api.clock.advance(61 * MINUTE);
    const failure = await enforcePlayTimes(api.services).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AggregateError);
    expect(failure).toMatchObject({ errors: [{ message: 'the session cannot be ended' }] });
    expect([await isSignedIn(stuck), await isSignedIn(other)]).toEqual([true, false]);
    expect(await warnedOf(warned)).toEqual([{ warned_minutes: 5 }]);
    await run(sql`drop trigger fail on limits.play_time`);
    await enforcePlayTimes(api.services);
    expect(await isSignedIn(stuck)).toBe(false);
  });
});
