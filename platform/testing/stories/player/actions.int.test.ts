import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playerId } from '@foyer/domain/ids.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';
import type { PlayerAction } from '../../../modules/player/index.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.pool.query(
    `update identity.player set brand = 'northlight', excluded_at = null, exclusion_ends_at = null where id = $1`,
    [server.annaId],
  );
});

const ask = (act: PlayerAction, id = server.annaId) =>
  server.database.transaction((tx) => server.players.blockOf(tx, id, act));
const exclude = () =>
  server.database.transaction((tx) => server.selfExclusion.excludePlayer(tx, server.annaId, null));

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await server.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

test('PLAYER-13 a permission holds until its transaction has ended: an exclusion meanwhile comes after it', async () => {
  const order: string[] = [];
  let excluded = Promise.resolve();
  await server.database.transaction(async (tx) => {
    expect(await server.players.blockOf(tx, server.annaId, 'deposit')).toBeNull();
    excluded = exclude().then(() => void order.push('excluded'));
    await expect.poll(isSomebodyWaiting).toBe(true);
    order.push('deposited');
  });
  await excluded;
  expect(order).toEqual(['deposited', 'excluded']);
});

test('PLAYER-13 a check that waits for an exclusion sees it', async () => {
  let asked: ReturnType<typeof ask> = Promise.resolve(null);
  await server.database.transaction(async (tx) => {
    await server.selfExclusion.excludePlayer(tx, server.annaId, null);
    asked = ask('deposit');
    await expect.poll(isSomebodyWaiting).toBe(true);
  });
  expect(await asked).toEqual({ reason: 'SelfExcluded', rule: 'EXCLUSION-01', until: null });
});

test('EXCLUSION-04 LIC-20 an excluded player may withdraw under a licence that requires no verification first', async () => {
  await exclude();
  expect(await ask('withdraw')).toBeNull();
});

test('MONEY-05 a brand that is no longer served has the strictest rules', async () => {
  await server.database.pool.query(`update identity.player set brand = 'gone' where id = $1`, [
    server.annaId,
  ]);
  expect(await ask('withdraw')).toBeNull();
  expect(await ask('deposit')).toMatchObject({ reason: 'PhoneVerificationRequired', rule: 'FLAG-11' });
});

test('PLAYER-03 an unknown player id has no permission', async () => {
  await expect(ask('withdraw', playerId('nobody'))).rejects.toThrow('unknownPlayer');
});
