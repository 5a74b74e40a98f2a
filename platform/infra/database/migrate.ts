import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import type pg from 'pg';
import type { Database } from './database.ts';
import { LONG_LIMITS, timedQuery } from './limits.ts';
import { FOYER_VERSION, recordVersion, requireKnown } from './versions.ts';

/**
 * A module's own PostgreSQL schema and the folder of its numbered `.sql` files. Where they are many they lie in folders
 * by number; a file is known by its name alone, so that it is the same wherever it lies.
 */
export interface MigrationSet {
  readonly schema: string;
  readonly folder: URL;
}

// Any constant does, as long as every node takes the same lock.
const MIGRATION_LOCK = 0x0f0_7e4;

/** For the triggers of tables that are written once, in whichever module: none of its rows is changed or deleted. */
const REFUSE_CHANGE = `create or replace function public.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the record of % is not altered', tg_table_name;
end $$`;

/** A node that migrates much makes the others wait; a table in use makes the migration wait. */
const OTHER_NODE_LIMIT = '10min';
const TABLE_LIMIT = '1min';

/**
 * Applies what is missing, module by module, each file in a transaction of its own; nodes wait for each other.
 * @throws DataVersionError, and changes nothing, where a newer Foyer has used the database
 */
export async function migrate(database: Database, sets: readonly MigrationSet[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    await run(client, `set statement_timeout = ${LONG_LIMITS.statementMs}`);
    await run(client, `set lock_timeout = '${OTHER_NODE_LIMIT}'`);
    await run(client, 'select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await run(client, `set lock_timeout = '${TABLE_LIMIT}'`);
    const files = await Promise.all(sets.map(async (set) => ({ ...set, files: await filesOf(set.folder) })));
    await requireKnown(client, files);
    await run(
      client,
      `create table if not exists public.migration (
      schema text not null, file text not null, applied_at timestamptz not null default now(),
      primary key (schema, file))`,
    );
    await run(client, REFUSE_CHANGE);
    for (const set of files) await migrateOne(client, set);
    await recordVersion(client, FOYER_VERSION);
  } finally {
    // With its lock and its limits, which no request may inherit.
    client.release(true);
  }
}

/** With a limit of its own, as the pool's is a request's. */
const run = <Row extends pg.QueryResultRow>(client: pg.PoolClient, text: string, values: unknown[] = []) =>
  client.query<Row>(timedQuery(text, values, LONG_LIMITS.answerMs));

async function migrateOne(
  client: pg.PoolClient,
  { schema, folder, files }: MigrationSet & { readonly files: readonly MigrationFile[] },
): Promise<void> {
  const { rows } = await run<{ file: string }>(
    client,
    'select file from public.migration where schema = $1',
    [schema],
  );
  const applied = new Set(rows.map((row) => row.file));
  for (const { file, path } of files.filter((one) => !applied.has(one.file))) {
    const sql = await readFile(new URL(path, folder), 'utf8');
    try {
      await run(client, 'begin');
      await run(client, `create schema if not exists ${schema}`);
      await run(client, sql);
      await run(client, 'insert into public.migration (schema, file) values ($1, $2)', [schema, file]);
      await run(client, 'commit');
    } catch (cause) {
      // Where the connection broke the server rolls back by itself.
      await run(client, 'rollback').catch(() => {});
      throw new Error(`migration ${schema}/${file} failed: ${String(cause)}`, { cause });
    }
  }
}

interface MigrationFile {
  /** By which it is known. */
  readonly file: string;
  /** From the folder of the set. */
  readonly path: string;
}

/** In the order of their numbers. */
async function filesOf(folder: URL): Promise<readonly MigrationFile[]> {
  const paths = await readdir(folder, { recursive: true });
  const files = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.sql'))
    .map((path) => ({ file: basename(path), path }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  const twice = files.find(({ file }, index) => file === files[index + 1]?.file);
  if (twice) throw new Error(`${folder.pathname} has two files ${twice.file}`);
  return files;
}

/** From the folder of the set, in the order they are applied. */
export const migrationFiles = async (folder: URL): Promise<readonly string[]> =>
  (await filesOf(folder)).map(({ path }) => path);
