import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { countTogether, deleteExpiredCounts, nodesMigrations } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const log = { warn: vi.fn() };
beforeAll(async () => {
  database = await testDatabase([nodesMigrations]);
});
afterAll(() => database.drop());

const requests = (key: string, amount = 1) => ({ key, amount, limit: 10, windowMs: MINUTE });
const endWindows = () =>
  database.pool.query("update nodes.request_count set resets_at = clock_timestamp() - interval '1 hour'");

it('counts of nodes are added up, each key for itself, in parallel as well', async () => {
  const nodes = [countTogether({ database, log }), countTogether({ database, log })] as const;
  await Promise.all(Array.from({ length: 8 }, (_, index) => nodes[index % 2 ? 0 : 1](requests('a'))));
  expect(await nodes[0](requests('a', 2))).toMatchObject({ current: 10 });
  const { current, resetsInMs } = await nodes[1](requests('a'));
  expect(current).toBe(11);
  expect(resetsInMs).toBeGreaterThan(MINUTE - 30_000);
  expect(resetsInMs).toBeLessThanOrEqual(MINUTE);
  expect(await nodes[1](requests('b'))).toMatchObject({ current: 1 });
});

it('a refused key costs no further query, and a window that ended is counted anew', async () => {
  const count = countTogether({ database, log });
  const query = vi.spyOn(database.pool, 'query');
  await count(requests('c', 11));
  expect(await count(requests('c'))).toMatchObject({ current: 11 });
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  await endWindows();
  expect(await countTogether({ database, log })(requests('c', 3))).toMatchObject({ current: 3 });
  await endWindows();
  await deleteExpiredCounts(database);
  expect((await database.pool.query('select from nodes.request_count')).rowCount).toBe(0);
});

it('without the database a node counts alone, and says so once a second', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' });
  log.warn.mockClear();
  const count = countTogether({ database: { pool }, log });
  const counts = [];
  for (let turn = 0; turn < 4; turn += 1) counts.push((await count(requests('d', 4))).current);
  expect(counts).toEqual([4, 8, 12, 16]);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await pool.end();
});
