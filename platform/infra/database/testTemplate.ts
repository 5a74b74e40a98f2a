import { createHash } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from './database.ts';
import { migrate, type MigrationSet } from './migrate.ts';
import { readModuleFiles } from './schema/moduleFiles.ts';

export interface Filling {
  /** Identifies the seed data: different data needs a different name. */
  readonly name: string;
  fill(database: Database): Promise<void>;
}

const PREFIX = 'foyer_template_';

/**
 * Creates a migrated and seeded template database, which is copied twenty times faster. The first test that needs it
 * creates it while the others wait. @returns the database name
 */
export async function testTemplate(
  server: string,
  sets: readonly MigrationSet[],
  filling?: Filling,
): Promise<string> {
  const name = `${PREFIX}${runOf()}_${await digestOf(sets, filling)}`;
  await onServer(server, async (client) => {
    // The lock is released when the connection ends.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // Renamed once complete, so that no test copies a half-built template.
    const temporary = `${name}_aside`;
    await client.query(`drop database if exists ${temporary} with (force)`);
    await client.query(`create database ${temporary}`);
    await prepare(addressOn(server, temporary), sets, filling);
    await client.query(`alter database ${temporary} rename to ${name}`);
  });
  return name;
}

/** Drops the templates of this run: the run is over, or its code or seed data may have changed. */
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

/** A template holds data written by the run's own code, so other runs must not use it. */
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
  for (const { schema, migrations, functions, baseline } of await Promise.all(sets.map(readModuleFiles)))
    hash.update(JSON.stringify([schema, migrations, functions, baseline]));
  return hash.digest('hex').slice(0, 16);
}
