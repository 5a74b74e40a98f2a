import { randomBytes } from 'node:crypto';
import { openDatabase, type Database, type DatabaseOptions } from './database.ts';
import type { MigrationSet } from './migrate.ts';
import { addressOn, onServer, testTemplate, type Filling } from './testTemplate.ts';

export interface TestDatabaseOptions extends DatabaseOptions {
  /** Server URL, if not the one of the test run. */
  readonly server?: string;
}

/** Creates a database for one test file on the server `FOYER_TEST_DATABASE_URL`. `drop` removes it. */
export async function testDatabase(
  sets: readonly MigrationSet[],
  filling?: Filling,
  { server = process.env.FOYER_TEST_DATABASE_URL, ...options }: TestDatabaseOptions = {},
): Promise<Database & { url: string; drop(): Promise<void> }> {
  if (!server)
    throw new Error(
      'FOYER_TEST_DATABASE_URL is not set: run the tests with `npm test` or `npm run test:integration`',
    );
  const template = await testTemplate(server, sets, filling);
  const name = `foyer_test_${randomBytes(6).toString('hex')}`;
  // `file_copy` is faster than the default `wal_log` when fsync is off and checkpoints are cheap.
  const copy = `create database ${name} template ${template} strategy file_copy`;
  await onServer(server, async (client) => void (await client.query(copy)));
  const url = addressOn(server, name);
  const database = openDatabase(url, { connections: 8, ...options });
  return {
    ...database,
    url,
    async drop() {
      await database.close();
      const drop = `drop database ${name} with (force)`;
      await onServer(server, async (client) => void (await client.query(drop)));
    },
  };
}
