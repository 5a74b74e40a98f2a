import type pg from 'pg';
import { dropObjects, dropUndeclaredTriggers, readObjects, type SchemaObjects } from './catalogue.ts';
import type { ModuleFiles, SqlFile } from './moduleFiles.ts';
import { inTransaction, runFile, runSql, SqlFileError } from './runSql.ts';

/**
 * Applies files in `sql/` that changed or whose objects are missing, and drops objects without a file, all in one
 * transaction: other nodes see old or new functions, never a mixture.
 * @returns the schemas that changed @throws SqlFileError
 */
export async function applyFunctions(
  client: pg.PoolClient,
  modules: readonly ModuleFiles[],
): Promise<readonly string[]> {
  const changed: ModuleFiles[] = [];
  await inTransaction(client, async () => {
    // Functions call each other across files, so their texts are checked only once all functions exist.
    await runSql(client, 'set local check_function_bodies = off');
    for (const module of modules) if (await applyModule(client, module)) changed.push(module);
    await runSql(client, 'set local check_function_bodies = on');
    for (const module of changed) await checkFunctions(client, module);
  });
  return changed.map(({ schema }) => schema);
}

/** @returns whether anything changed */
async function applyModule(client: pg.PoolClient, module: ModuleFiles): Promise<boolean> {
  const { schema, functions } = module;
  const changes = await findChanges(client, module);
  if (changes.changed.length === 0 && changes.obsolete.length === 0) return false;

  await replaceOrRecreate(client, changes);
  await dropUndeclaredTriggers(client, schema, functions.flatMap(triggersOf));
  await record(client, schema, functions);
  return true;
}

/** Compares the files of a module with the functions, triggers and views of the database. */
export async function findChanges(
  client: pg.PoolClient,
  { schema, functions }: ModuleFiles,
): Promise<Changes> {
  const recorded = await readRecorded(client, schema);
  const before = await readObjects(client, schema);
  const changed = functions.filter(
    (one) => recorded.get(one.file) !== one.hash || !isComplete(one, schema, before),
  );
  // Without records, the existing objects were created by migrations of earlier versions.
  const owned = recorded.size > 0 ? [...recorded.keys()].map(nameOf) : before.names;
  const names = new Set(functions.map(({ file }) => nameOf(file)));
  const obsolete = owned.filter((name) => !names.has(name));
  return { schema, functions, changed, obsolete, owned: [...owned, ...names] };
}

export interface Changes {
  readonly schema: string;
  readonly functions: readonly SqlFile[];
  readonly changed: readonly SqlFile[];
  /** Functions and views that no file creates any more. */
  readonly obsolete: readonly string[];
  /** Functions and views that the platform created or will create. */
  readonly owned: readonly string[];
}

/** PostgreSQL cannot replace a function or view in place whose parameters or columns changed. */
const SHAPE_CHANGED = new Set(['42P13', '42P16', '2BP01']);

/** Replaces in place where that is possible, so that running calls keep their function; else drops and creates all. */
async function replaceOrRecreate(client: pg.PoolClient, changes: Changes): Promise<void> {
  const { schema, functions, changed, obsolete, owned } = changes;
  await runSql(client, 'savepoint replace');
  try {
    await dropObjects(client, schema, obsolete);
    await applyFiles(client, schema, changed);
    if ((await readObjects(client, schema)).overloaded.some((name) => owned.includes(name)))
      throw new ShapeChanged();
  } catch (error) {
    if (!isShapeChange(error)) throw error;
    await runSql(client, 'rollback to savepoint replace');
    await dropObjects(client, schema, owned);
    await applyFiles(client, schema, functions);
  }
  await runSql(client, 'release savepoint replace');
}

class ShapeChanged extends Error {}

const isShapeChange = (error: unknown): boolean =>
  error instanceof ShapeChanged ||
  SHAPE_CHANGED.has(String(Object(error instanceof SqlFileError ? error.cause : error).code));

async function applyFiles(client: pg.PoolClient, schema: string, files: readonly SqlFile[]): Promise<void> {
  for (const { file, text } of files) await runFile(client, `${schema}/sql/${file}`, text);
  const after = await readObjects(client, schema);
  const wrong = files.find((one) => !isComplete(one, schema, after));
  if (wrong) throw new SqlFileError(`${schema}/sql/${wrong.file} must create what it is named after`);
}

async function checkFunctions(client: pg.PoolClient, { schema, functions }: ModuleFiles): Promise<void> {
  for (const { file } of functions)
    await runFile(
      client,
      `${schema}/sql/${file}`,
      `select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) else plpgsql_validator(p.oid) end
       from pg_proc p join pg_language l on l.oid = p.prolang
       where p.pronamespace = '${schema}'::regnamespace and p.proname = '${nameOf(file)}'`,
    );
}

const nameOf = (file: string): string => file.replace(/\.sql$/, '');

/** A file creates a function or view of its own name, triggers, or both. */
function isComplete(one: SqlFile, schema: string, { names, triggers }: SchemaObjects): boolean {
  const name = nameOf(one.file);
  const hasObject = new RegExp(`^create or replace (function|view) ${schema}\\.${name}\\b`, 'im').test(
    one.text,
  );
  const declared = triggersOf(one);
  return (
    (hasObject ? names.includes(name) : declared.length > 0) &&
    declared.every((trigger) => triggers.includes(trigger))
  );
}

const TRIGGER = /^create or replace trigger (\w+)\s[^;]*?\son (\w+\.\w+)/gim;

/** The triggers that a file creates, as `<schema>.<table> <trigger>`. */
const triggersOf = ({ text }: SqlFile): readonly string[] =>
  [...text.matchAll(TRIGGER)].map(([, trigger, table]) => `${table} ${trigger}`);

async function readRecorded(client: pg.PoolClient, schema: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await runSql<{ file: string; hash: string }>(
    client,
    'select file, hash from public.applied_sql_file where schema = $1',
    [schema],
  );
  return new Map(rows.map(({ file, hash }) => [file, hash]));
}

async function record(client: pg.PoolClient, schema: string, files: readonly SqlFile[]): Promise<void> {
  await runSql(client, 'delete from public.applied_sql_file where schema = $1', [schema]);
  for (const { file, hash } of files)
    await runSql(client, 'insert into public.applied_sql_file (schema, file, hash) values ($1, $2, $3)', [
      schema,
      file,
      hash,
    ]);
}
