import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from './database.ts';
import { migrate, type MigrationSet } from './migrate.ts';

/**
 * A database of its own for one test file, on the server that `FOYER_TEST_DATABASE_URL` names
 * (the test command starts an embedded one). Ends with `drop`.
 */
export async function testDatabase(
  sets: readonly MigrationSet[],
): Promise<Database & { url: string; drop(): Promise<void> }> {
  const server = process.env.FOYER_TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      'FOYER_TEST_DATABASE_URL is not set: run the tests with `npm test` or `npm run test:integration`',
    );
  const name = `foyer_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = openDatabase(url, { connections: 8 });
  await migrate(database, sets);
  return {
    ...database,
    url,
    async drop() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
