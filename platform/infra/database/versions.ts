import { readFileSync } from 'node:fs';
import type pg from 'pg';
import type { ModuleFiles } from './schema/moduleFiles.ts';

/** The data and this version of Foyer are incompatible; worded for the person at the terminal. */
export class DataVersionError extends Error {
  override readonly name = 'DataVersionError';
}

export const FOYER_VERSION: string = String(
  Object(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version,
);

const MAX_NAMED = 3;

/** A migration that ran in the database, as `<schema>/<file>`. */
export interface AppliedMigration {
  readonly name: string;
  /** The oldest Foyer that runs on its tables. Null: unknown, so only a Foyer that knows the migration may start. */
  readonly oldestVersion: string | null;
}

/** The recorded migrations, the latest first. */
export async function readApplied(client: pg.PoolClient): Promise<readonly AppliedMigration[]> {
  if (!(await exists(client, 'public.migration'))) return [];
  // As JSON, because the column is missing until this version migrates.
  const { rows } = await client.query<AppliedMigration>(
    `select schema || '/' || file as name, to_jsonb(m) ->> 'oldest_version' as "oldestVersion"
     from public.migration m order by applied_at desc, schema, file desc`,
  );
  return rows;
}

/**
 * During a rolling upgrade, and after a return to the version before, older code runs on newer tables.
 * @returns the migrations that this Foyer does not know @throws DataVersionError if it does not run with one of them
 */
export async function requireCompatible(
  client: pg.PoolClient,
  modules: readonly ModuleFiles[],
  applied: readonly AppliedMigration[],
): Promise<readonly AppliedMigration[]> {
  const known = new Set(
    modules.flatMap(({ schema, migrations, baseline }) => [
      ...migrations.map(({ file }) => `${schema}/${file}`),
      ...(baseline?.replaces ?? []),
    ]),
  );
  const unknown = applied.filter(({ name }) => !known.has(name));
  const refused = unknown.filter(
    ({ oldestVersion }) => oldestVersion === null || compareVersions(FOYER_VERSION, oldestVersion) < 0,
  );
  if (refused.length === 0) return unknown;
  const writer = await recordedVersion(client);
  const isNewer = writer !== null && compareVersions(writer, FOYER_VERSION) > 0;
  const needed = isNewer ? `Foyer ${writer}` : 'the Foyer that applied them';
  throw new DataVersionError(
    `the data was written by a newer Foyer than this one (${FOYER_VERSION}), which does not run with ${refused.length} of its migrations (${listed(refused.map(({ name }) => name))}): start ${needed} or a newer one, or restore a backup from before the upgrade`,
  );
}

/** @throws DataVersionError if only some of the migrations that a baseline replaces have run */
export function requireCompleteBaselines(
  modules: readonly ModuleFiles[],
  applied: readonly AppliedMigration[],
): void {
  const names = applied.map(({ name }) => name);
  for (const { schema, baseline } of modules) {
    if (!baseline || names.includes(`${schema}/${baseline.file}`)) continue;
    const missing = baseline.replaces.filter((name) => !names.includes(name));
    if (missing.length === 0 || missing.length === baseline.replaces.length) continue;
    throw new DataVersionError(
      `the data is older than this Foyer (${FOYER_VERSION}) can upgrade: ${missing.length} of the migrations are missing that ${schema}/${baseline.file} replaces (${listed(missing)}): start Foyer ${baseline.lastVersion} once, then this one`,
    );
  }
}

export const listed = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMED).join(', ') + (names.length > MAX_NAMED ? ', …' : '');

export async function isNewerVersionRecorded(client: pg.PoolClient): Promise<boolean> {
  const stored = await recordedVersion(client);
  return stored !== null && compareVersions(stored, FOYER_VERSION) > 0;
}

/** Stored so that an older Foyer can say which version is needed. */
export async function recordVersion(client: pg.PoolClient, version: string): Promise<void> {
  await client.query(`create table if not exists public.foyer_version (
    is_only boolean primary key default true check (is_only), version text not null)`);
  const stored = await recordedVersion(client);
  if (stored !== null && compareVersions(stored, version) >= 0) return;
  await client.query(
    `insert into public.foyer_version (version) values ($1) on conflict (is_only) do update set version = excluded.version`,
    [version],
  );
}

async function recordedVersion(client: pg.PoolClient): Promise<string | null> {
  if (!(await exists(client, 'public.foyer_version'))) return null;
  const { rows } = await client.query<{ version: string }>('select version from public.foyer_version');
  return rows[0]?.version ?? null;
}

async function exists(client: pg.PoolClient, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ]);
  return rows[0]?.found === true;
}

/** Positive if `one` is newer than `other`. Text after the version numbers is ignored. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split(/[.+-]/, 3).map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
