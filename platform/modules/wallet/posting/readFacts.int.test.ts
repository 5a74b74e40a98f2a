import { afterAll, beforeAll, expect, it } from 'vitest';
import type pg from 'pg';
import { bet, win } from '../index.ts';
import { openLedger, type Ledger } from '../testing/ledger.ts';
import { postCommands } from './postCommands.ts';

let ledger: Ledger;
let client: pg.PoolClient;
beforeAll(async () => {
  ledger = await openLedger();
  client = await ledger.database.pool.connect();
});
afterAll(async () => {
  client.release();
  await ledger.drop();
});

/** The rows that a transaction on this connection has read so far, by table. */
async function readRows(): Promise<readonly { name: string; read: bigint }[]> {
  const { rows } = await client.query<{ name: string; read: bigint }>(
    `select relname as name, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read
     from pg_stat_xact_user_tables where schemaname = 'wallet'`,
  );
  return rows;
}

it('plans that a connection made for empty tables look rows up by their keys when there are thousands', async () => {
  const player = await ledger.addPlayer({ balance: 10_000_00n });
  const play = (id: string) => [bet(player.play(id, id)), win(player.play(`win ${id}`, id))];
  const postHere = async (id: string) => {
    for (const command of play(id)) {
      ledger.clock.advance(1);
      await postCommands(
        ({ values, ...statement }) => client.query({ ...statement, values: [...values] }),
        [command],
        ledger.clock.now(),
      );
    }
  };
  // PostgreSQL keeps the plan of a prepared statement after a few executions.
  for (let number = 0; number < 10; number++) await postHere(`early-${number}`);
  const ids = Array.from({ length: 2_000 }, (_, number) => `later-${number}`);
  await Promise.all(ids.flatMap(play).map((command) => ledger.wallet.submit(command)));
  await client.query('begin');
  await postHere('last');
  const read = await readRows();
  await client.query('commit');
  expect(read.map(({ name }) => name)).toContain('transfer');
  for (const table of read) expect(Number(table.read), table.name).toBeLessThan(1_000);
});
