import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { readRunbooks } from './runbookPages.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase(MIGRATIONS);
});
afterAll(() => database.drop());

it('the database runs every query of the runbooks', async () => {
  const statements = readRunbooks().flatMap(({ blocks }) => blocks('sql'));
  expect(statements.length).toBeGreaterThan(8);
  for (const statement of statements) await database.pool.query(statement);
});
