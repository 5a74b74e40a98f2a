import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** The data and this program do not fit together, in words for the person at the terminal. */
export class DataVersionError extends Error {
  override readonly name = 'DataVersionError';
}

export const FOYER_VERSION: string = String(
  Object(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version,
);

const MOST_NAMED = 3;

interface KnownFiles {
  readonly schema: string;
  readonly files: readonly { readonly file: string }[];
}

/**
 * Older code on newer tables would write rows that the newer code never meant to meet.
 * @throws DataVersionError where the database has migrations that this Foyer does not
 */
export async function requireKnown(client: pg.PoolClient, sets: readonly KnownFiles[]): Promise<void> {
  if (!(await exists(client, 'public.migration'))) return;
  const { rows } = await client.query<{ schema: string; file: string }>(
    'select schema, file from public.migration order by applied_at desc, schema, file desc',
  );
  const known = new Set(sets.flatMap(({ schema, files }) => files.map(({ file }) => `${schema}/${file}`)));
  const unknown = rows.map(({ schema, file }) => `${schema}/${file}`).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const writer = await recordedVersion(client);
  const isNewer = writer !== null && compareVersions(writer, FOYER_VERSION) > 0;
  const needed = isNewer ? `Foyer ${writer}` : 'the Foyer that applied them';
  const named = unknown.slice(0, MOST_NAMED).join(', ') + (unknown.length > MOST_NAMED ? ', …' : '');
  throw new DataVersionError(
    `the data was written by a newer Foyer than this one (${FOYER_VERSION}), which does not know ${unknown.length} of its migrations (${named}): start ${needed} or a newer one, or restore a backup from before the upgrade`,
  );
}

/** Kept so that an older Foyer can say which one is needed. */
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

/** Above zero where the first is the newer one. What follows the numbers is left out. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split(/[.+-]/, 3).map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
