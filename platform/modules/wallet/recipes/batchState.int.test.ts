import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { outboxMigrations } from '../../../infra/outbox/index.ts';
import { walletModule } from '../index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([outboxMigrations, walletModule.migrations]);
});
afterAll(() => database.drop());

it.each([
  ['transfer', 'transfer_key'],
  ['standing_contribution', 'standing_contribution_pkey'],
])(
  'a query plan made for an empty %s uses the key when there are thousands of rows',
  async (table, index) => {
    const client = await database.pool.connect();
    try {
      // The same settings as in the posting function, whose cached plan must stay good while the table grows.
      await client.query('begin; set local enable_seqscan = off; set local enable_hashjoin = off;');
      await client.query(`set local enable_mergejoin = off; analyze wallet.${table}`);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) select * from wallet.batch_state('[]'::jsonb, now())`,
      );
      const lines = rows.map((row) => row['QUERY PLAN']);
      const scan = lines.findIndex((line) => line.includes(`Index Scan using ${index} `));
      expect(lines[scan + 1]).toContain('Index Cond: (');
    } finally {
      await client.query('rollback');
      client.release();
    }
  },
);
