import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Database } from './database.ts';
import { LONG_LIMITS } from './limits.ts';
import { applyFunctions } from './schema/applyFunctions.ts';
import { readModuleFiles, type MigrationSet, type ModuleFiles } from './schema/moduleFiles.ts';
import { requireServerVersion } from './schema/serverVersion.ts';
import { inTransaction, runFile, runSql } from './schema/runSql.ts';
import {
  FOYER_VERSION,
  isNewerVersionRecorded,
  readApplied,
  recordVersion,
  requireCompatible,
  requireCompleteBaselines,
} from './versions.ts';

export type { MigrationSet };

// Any constant works, as long as every node uses the same one.
const MIGRATION_LOCK = 0x0f0_7e4;

/** How long to wait for another node that migrates, and for a table that is in use. */
const OTHER_NODE_LIMIT = '10min';
const TABLE_LIMIT = '1min';

export interface MigrateOptions {
  /** Receives a line for each step. */
  readonly onProgress?: (line: string) => void;
}

/**
 * Runs missing migrations, each in its own transaction, then applies changed functions, triggers and views in one.
 * Nodes that start together wait for each other. @throws DataVersionError, and changes nothing, for newer or too old
 * data
 */
export async function migrate(
  database: Database,
  sets: readonly MigrationSet[],
  { onProgress = () => {} }: MigrateOptions = {},
): Promise<void> {
  const modules = await Promise.all(sets.map(readModuleFiles));
  const client = await database.pool.connect();
  try {
    await lock(client, onProgress);
    requireServerVersion(await readServerVersion(client));
    const applied = await readApplied(client);
    const unknown = await requireCompatible(client, modules, applied);
    requireCompleteBaselines(modules, applied);
    await createRecords(client);
    const names = new Set(applied.map(({ name }) => name));
    for (const module of modules) await runMigrations(client, module, names, onProgress);
    // An old node that restarts during a rolling upgrade leaves the newer functions alone.
    if (unknown.length === 0 && !(await isNewerVersionRecorded(client))) {
      const changed = await applyFunctions(client, modules);
      if (changed.length > 0) onProgress(`functions, triggers and views applied: ${changed.join(', ')}`);
    }
    await recordVersion(client, FOYER_VERSION);
  } finally {
    // Destroyed, so that no request inherits its lock and limits.
    client.release(true);
  }
}

/** Waits until no other node migrates. */
async function lock(client: pg.PoolClient, onProgress: (line: string) => void): Promise<void> {
  await runSql(client, `set statement_timeout = ${LONG_LIMITS.statementMs}`);
  await runSql(client, `set lock_timeout = '${OTHER_NODE_LIMIT}'`);
  const { rows } = await runSql<{ isFree: boolean }>(client, 'select pg_try_advisory_lock($1) as "isFree"', [
    MIGRATION_LOCK,
  ]);
  if (rows[0]?.isFree !== true) {
    onProgress('waiting for another node that migrates this database');
    await runSql(client, 'select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  }
  await runSql(client, `set lock_timeout = '${TABLE_LIMIT}'`);
}

async function readServerVersion(client: pg.PoolClient): Promise<number> {
  const { rows } = await runSql<{ version: number }>(
    client,
    `select current_setting('server_version_num')::int as version`,
  );
  return rows[0]?.version ?? 0;
}

async function createRecords(client: pg.PoolClient): Promise<void> {
  await runSql(
    client,
    `create table if not exists public.migration (
      schema text not null, file text not null, applied_at timestamptz not null default now(),
      primary key (schema, file));
    alter table public.migration add column if not exists oldest_version text;
    create table if not exists public.applied_sql_file (
      schema text not null, file text not null, hash text not null, primary key (schema, file))`,
  );
  await runSql(client, await readFile(new URL('sql/refuse_change.sql', import.meta.url), 'utf8'));
}

async function runMigrations(
  client: pg.PoolClient,
  { schema, migrations, baseline }: ModuleFiles,
  applied: ReadonlySet<string>,
  onProgress: (line: string) => void,
): Promise<void> {
  for (const { file, text, oldestVersion } of migrations) {
    if (applied.has(`${schema}/${file}`)) continue;
    const isReplacing = file === baseline?.file && baseline.replaces.every((name) => applied.has(name));
    const sql = isReplacing ? baseline.upgrade?.text : text;
    const startedAt = performance.now();
    await inTransaction(client, async () => {
      await runSql(client, `create schema if not exists ${schema}`);
      if (sql !== undefined) await runFile(client, `migration ${schema}/${file}`, sql);
      await runSql(
        client,
        'insert into public.migration (schema, file, oldest_version) values ($1, $2, $3)',
        [schema, file, oldestVersion],
      );
    });
    const seconds = ((performance.now() - startedAt) / SECOND).toFixed(1);
    onProgress(`migration ${schema}/${file} applied in ${seconds} s`);
  }
}
