import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import * as v from 'valibot';

/**
 * A module's PostgreSQL schema and its folder `migrations/`: numbered `.sql` files that are run once. Its functions,
 * triggers and views are in the folder `sql/` beside it. A file is known by its name, in whichever subfolder it is.
 */
export interface MigrationSet {
  readonly schema: string;
  readonly folder: URL;
}

export interface ModuleFiles {
  readonly schema: string;
  /** Sorted by number. */
  readonly migrations: readonly Migration[];
  readonly baseline: Baseline | null;
  readonly functions: readonly SqlFile[];
}

export interface SqlFile {
  readonly file: string;
  readonly text: string;
  readonly hash: string;
}

export interface Migration extends SqlFile {
  /** The oldest Foyer that runs on a database with this migration. */
  readonly oldestVersion: string;
}

/** One migration that has the effect of a list of earlier ones. */
export interface Baseline {
  readonly file: string;
  /** Earlier migrations as `<schema>/<file>`; their module may have had another name. */
  readonly replaces: readonly string[];
  /** The Foyer version that has all of the replaced migrations. */
  readonly lastVersion: string;
  /** Runs instead of the baseline where all replaced migrations ran, for example to move tables to another schema. */
  readonly upgrade: SqlFile | null;
}

const BASELINE = 'baseline.json';
const UPGRADE = '.upgrade.sql';

const baselineFile = v.strictObject({
  file: v.string(),
  lastVersion: v.string(),
  replaces: v.pipe(v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1))), v.minEntries(1)),
});

/**
 * A contract step removes what no code uses any more, and its first line names the version since which nothing does:
 * `-- contract: unused since 0.2.0`. @returns that version, or null for any other migration
 */
export const unusedSince = (text: string): string | null =>
  /^-- contract: unused since (\d+\.\d+\.\d+)\n/.exec(text)?.[1] ?? null;

/** @throws Error where two files have the same name, or `baseline.json` does not fit the files */
export async function readModuleFiles({ schema, folder }: MigrationSet): Promise<ModuleFiles> {
  const files = await readSqlFiles(folder);
  const migrations = files
    .filter(({ file }) => !file.endsWith(UPGRADE))
    .map((file) => ({ ...file, oldestVersion: unusedSince(file.text) ?? '0.0.0' }));
  const baseline = await readBaseline(folder, files);
  return { schema, migrations, baseline, functions: await readSqlFiles(new URL('../sql/', folder)) };
}

async function readSqlFiles(folder: URL): Promise<readonly SqlFile[]> {
  const paths = await unlessMissing(readdir(folder, { recursive: true }), []);
  const files = await Promise.all(
    paths
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.sql'))
      .map(async (path) => {
        const text = await readFile(new URL(path, folder), 'utf8');
        return { file: basename(path), text, hash: createHash('sha256').update(text).digest('hex') };
      }),
  );
  files.sort((one, other) => (one.file < other.file ? -1 : 1));
  const twice = files.find(({ file }, index) => file === files[index + 1]?.file);
  if (twice) throw new Error(`${folder.pathname} has two files ${twice.file}`);
  return files;
}

async function readBaseline(folder: URL, files: readonly SqlFile[]): Promise<Baseline | null> {
  const text = await unlessMissing(readFile(new URL(BASELINE, folder), 'utf8'), null);
  if (text === null) return null;
  const { file, lastVersion, replaces } = v.parse(baselineFile, JSON.parse(text));
  if (files[0]?.file !== file)
    throw new Error(`${folder.pathname}${BASELINE}: ${file} is not the first file`);
  if (Object.values(replaces).flat().includes(file))
    throw new Error(`${folder.pathname}${BASELINE}: ${file} has the name of a file that it replaces`);
  return {
    file,
    lastVersion,
    replaces: Object.entries(replaces).flatMap(([schema, names]) => names.map((name) => `${schema}/${name}`)),
    upgrade: files.find((one) => one.file === file.replace(/\.sql$/, UPGRADE)) ?? null,
  };
}

const unlessMissing = <Content>(reading: Promise<Content>, missing: Content): Promise<Content> =>
  reading.catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return missing;
    throw error;
  });
