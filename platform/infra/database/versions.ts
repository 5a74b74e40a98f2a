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

/** The recorded migrations as `<schema>/<file>`, the latest first. */
export async function readApplied(client: pg.PoolClient): Promise<readonly string[]> {
  if (!(await exists(client, 'public.migration'))) return [];
  const { rows } = await client.query<{ name: string }>(
    `select schema || '/' || file as name from public.migration order by applied_at desc, schema, file desc`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Older code on newer tables would write rows that the newer code does not expect. @throws DataVersionError for a
 * migration that this Foyer does not know
 */
export async function requireKnown(
  client: pg.PoolClient,
  modules: readonly ModuleFiles[],
  applied: readonly string[],
): Promise<void> {
  const known = new Set(
    modules.flatMap(({ schema, migrations, baseline }) => [
      ...migrations.map(({ file }) => `${schema}/${file}`),
      ...(baseline?.replaces ?? []),
    ]),
  );
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const writer = await recordedVersion(client);
  const isNewer = writer !== null && compareVersions(writer, FOYER_VERSION) > 0;
  const needed = isNewer ? `Foyer ${writer}` : 'the Foyer that applied them';
  throw new DataVersionError(
    `the data was written by a newer Foyer than this one (${FOYER_VERSION}), which does not know ${unknown.length} of its migrations (${listed(unknown)}): start ${needed} or a newer one, or restore a backup from before the upgrade`,
  );
}

/** @throws DataVersionError if only some of the migrations that a baseline replaces have run */
export function requireCompleteBaselines(modules: readonly ModuleFiles[], applied: readonly string[]): void {
  for (const { schema, baseline } of modules) {
    if (!baseline || applied.includes(`${schema}/${baseline.file}`)) continue;
    const missing = baseline.replaces.filter((name) => !applied.includes(name));
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
