import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { openDatabase, type Database } from './database.ts';
import { migrate, migrationFiles, type MigrationSet } from './migrate.ts';

/** What stands in a test's database beside its empty tables. */
export interface Filling {
  /** Another word for each that is not the same. */
  readonly name: string;
  fill(database: Database): Promise<void>;
}

const PREFIX = 'foyer_template_';

/**
 * A migrated and filled database that others are copied from, as PostgreSQL copies files: a twentieth of the work. Made
 * by the first test of a run that needs it, waited for by the others; nobody ever connects to it again.
 * @returns its name
 */
export async function testTemplate(
  server: string,
  sets: readonly MigrationSet[],
  filling?: Filling,
): Promise<string> {
  const name = `${PREFIX}${runOf()}_${await digestOf(sets, filling)}`;
  await onServer(server, async (client) => {
    // Ends with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // Takes its name once it is whole.
    const aside = `${name}_aside`;
    await client.query(`drop database if exists ${aside} with (force)`);
    await client.query(`create database ${aside}`);
    await prepare(addressOn(server, aside), sets, filling);
    await client.query(`alter database ${aside} rename to ${name}`);
  });
  return name;
}

/** Forgets what this run has copied from: it is over, or goes on with code and data that may have changed. */
export async function dropTestTemplates(server: string): Promise<void> {
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${PREFIX}${runOf()}_`],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });
}

export async function onServer(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export const addressOn = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** A template holds what a run's own code wrote, so that no other run may take it. */
function runOf(): string {
  const run = process.env.FOYER_TEST_RUN;
  if (!run)
    throw new Error('FOYER_TEST_RUN is not set: run the tests with `npm test` or `npm run test:integration`');
  return run;
}

async function prepare(
  address: string,
  sets: readonly MigrationSet[],
  filling: Filling | undefined,
): Promise<void> {
  const database = openDatabase(address, { connections: 8 });
  try {
    await migrate(database, sets);
    await filling?.fill(database);
  } finally {
    await database.close();
  }
}

async function digestOf(sets: readonly MigrationSet[], filling: Filling | undefined): Promise<string> {
  const hash = createHash('sha256').update(filling?.name ?? '');
  for (const { schema, folder } of sets) {
    for (const file of await migrationFiles(folder)) {
      hash.update(`\0${schema}/${file}\0`).update(await readFile(new URL(file, folder)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
