import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testDatabase.ts';
import { GuardedPool } from './guardedPool.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([]);
});
afterAll(() => database.drop());

it('calls are refused while the database hangs, and accepted once a check has found it well', async () => {
  let problem: string | null = 'the database did not answer';
  const pool = new GuardedPool(
    { connectionString: database.url, max: 1, connectionTimeoutMillis: 200 },
    async () => problem,
  );
  // A call that never finishes.
  const busy = await pool.connect();
  const call = () =>
    pool.connect().then(
      (client) => client.release(),
      (error: Error) => error.message,
    );
  try {
    await expect.poll(call, { timeout: 10_000 }).toBe('the database does not respond');
    expect(await pool.findProblem()).toBe(problem);
    busy.release();
    expect(await call()).toBe('the database does not respond');
    problem = null;
    expect(await pool.findProblem()).toBeNull();
    expect(await call()).toBeUndefined();
  } finally {
    await pool.end();
  }
});
