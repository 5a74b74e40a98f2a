import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../infra/database/database.ts';
import { REQUEST_LIMITS } from '../../../infra/database/limits.ts';
import { bet, createWallet, type Wallet } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

const LOCK_MS = 1_500;

let ledger: Ledger;
let database: Database;
let wallet: Wallet;
beforeAll(async () => {
  ledger = await openLedger();
  database = openDatabase(ledger.url, { limits: { ...REQUEST_LIMITS, lockMs: LOCK_MS } });
  wallet = createWallet({ database, clock: ledger.clock, wakeRelay() {}, log: { error: console.error } });
});
afterAll(async () => {
  await database.close();
  await ledger.drop();
});

const BETS = 10;

const betsOf = (player: TestPlayer) =>
  Array.from({ length: BETS }, (_, index) => {
    const name = `${player.playerId} ${index}`;
    return bet(player.play(name, name, 1_00n));
  });

it('MONEY-07 a locked player does not stop the bets of others, and their bets are posted once afterwards', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => ledger.addPlayer({ balance: 50_00n })));
  const [locked] = players;
  if (!locked) throw new Error('four players were added');
  const submitAll = () =>
    Promise.allSettled(players.flatMap(betsOf).map((command) => wallet.submit(command)));
  let closed = 0;
  database.pool.on('remove', () => closed++);

  const other = await ledger.database.pool.connect();
  await other.query('begin');
  await other.query(`select from wallet.account where player_id = $1 for update`, [locked.playerId]);
  const outcomes = await submitAll();
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: BETS }, () => 'rejected'),
    ...Array.from({ length: 3 * BETS }, () => 'fulfilled'),
  ]);
  expect(outcomes[0]).toMatchObject({ reason: { code: '55P03' } });
  const startMs = performance.now();
  expect(await submitAll()).toMatchObject(outcomes.map(({ status }) => ({ status })));
  // Known as locked, the player is waited for 0.2 s.
  expect(performance.now() - startMs).toBeLessThan(LOCK_MS);

  await other.query('rollback');
  other.release();
  expect((await submitAll()).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 * BETS }, () => 'fulfilled'),
  );
  const { rows } = await database.pool.query<{ balance: bigint }>(
    `select balance from wallet.account where kind = 'real' and player_id is not null`,
  );
  expect(rows.map(({ balance }) => balance)).toEqual([40_00n, 40_00n, 40_00n, 40_00n]);
  expect(closed).toBe(0);
  await ledger.check();
});
