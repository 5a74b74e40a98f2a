import type pg from 'pg';
import type { Database } from '../database.ts';
import {
  DataVersionError,
  FOYER_VERSION,
  isNewerVersionRecorded,
  listed,
  readApplied,
  requireCompleteBaselines,
  requireCompatible,
} from '../versions.ts';
import { findChanges } from './applyFunctions.ts';
import { readModuleFiles, type MigrationSet, type ModuleFiles } from './moduleFiles.ts';
import { inTransaction, runSql } from './runSql.ts';

/** What `migrate` would run, each as a line such as `migration wallet/016_slots.sql`. Changes nothing. @throws DataVersionError */
export async function findPending(
  database: Database,
  sets: readonly MigrationSet[],
): Promise<readonly string[]> {
  const modules = await Promise.all(sets.map(readModuleFiles));
  const client = await database.pool.connect();
  let pending: readonly string[] = [];
  try {
    await inTransaction(client, async () => {
      await runSql(client, 'set transaction isolation level repeatable read, read only');
      const applied = await readApplied(client);
      const unknown = await requireCompatible(client, modules, applied);
      requireCompleteBaselines(modules, applied);
      pending = [
        ...missingMigrations(modules, new Set(applied.map(({ name }) => name))),
        ...(unknown.length > 0 || (await isNewerVersionRecorded(client))
          ? []
          : await changedFunctions(client, modules)),
      ];
    });
    return pending;
  } finally {
    client.release();
  }
}

/** @throws DataVersionError that names the command, unless the database has everything of this version */
export async function requireMigrated(database: Database, sets: readonly MigrationSet[]): Promise<void> {
  const pending = await findPending(database, sets);
  if (pending.length === 0) return;
  throw new DataVersionError(
    `the database is not migrated to this Foyer (${FOYER_VERSION}), and FOYER_MIGRATE_AT_START is 0: run 'npm run migrate' of this version first. ${pending.length} missing: ${listed(pending)}`,
  );
}

const missingMigrations = (modules: readonly ModuleFiles[], applied: ReadonlySet<string>) =>
  modules.flatMap(({ schema, migrations }) =>
    migrations
      .map(({ file }) => `${schema}/${file}`)
      .filter((name) => !applied.has(name))
      .map((name) => `migration ${name}`),
  );

async function changedFunctions(
  client: pg.PoolClient,
  modules: readonly ModuleFiles[],
): Promise<readonly string[]> {
  const { rows } = await runSql<{ isRecorded: boolean }>(
    client,
    `select to_regclass('public.applied_sql_file') is not null as "isRecorded"`,
  );
  const isRecorded = rows[0]?.isRecorded === true;
  const lines: string[] = [];
  for (const module of modules) {
    const { changed, obsolete } = isRecorded
      ? await findChanges(client, module)
      : { changed: module.functions, obsolete: [] };
    lines.push(
      ...changed.map(({ file }) => `changed file ${module.schema}/sql/${file}`),
      ...obsolete.map((name) => `obsolete function or view ${module.schema}.${name}`),
    );
  }
  return lines;
}
