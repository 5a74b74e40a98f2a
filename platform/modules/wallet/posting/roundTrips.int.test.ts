import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bet } from '../index.ts';
import { openLedger, type Ledger } from '../testing/ledger.ts';
import { commitCommands } from './commitCommands.ts';
import { NO_SETTINGS } from './postCommands.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

/** How often the pool's connections wait for the server to be ready for the next query. */
async function roundTripsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const used = new Set<pg.PoolClient>();
  let roundTrips = 0;
  const count = () => roundTrips++;
  const listen = (client: pg.PoolClient) => {
    if (!used.has(client)) client.connection.on('readyForQuery', count);
    used.add(client);
  };
  pool.on('acquire', listen);
  try {
    await work();
  } finally {
    pool.off('acquire', listen);
    for (const { connection } of used) connection.off('readyForQuery', count);
  }
  return roundTrips;
}

it.each([1, 15, 16, 64, 256])('a batch of %d takes two round trips to the database', async (size) => {
  const { pool } = ledger.database;
  const player = await ledger.addPlayer({ balance: 1_000_00n });
  const ids = Array.from({ length: size }, (_, number) => `${number} of ${size}`);
  const bets = ids.map((id) => bet(player.play(id, id, 10n)));
  const commit = () => commitCommands(pool, NO_SETTINGS)(bets, ledger.clock.now(), { isLocking: false });
  expect(await roundTripsOf(pool, commit)).toBe(2);
});
