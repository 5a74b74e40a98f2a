import type pg from 'pg';
import { runFile, runSql } from './runSql.ts';

/** The objects of a module's schema that are applied from files in `sql/`. */
export interface SchemaObjects {
  /** Names of functions and views. */
  readonly names: readonly string[];
  /** Names that several functions have. */
  readonly overloaded: readonly string[];
  /** Triggers, as `<schema>.<table> <trigger>`. */
  readonly triggers: readonly string[];
}

const FUNCTIONS = `select p.oid, p.proname as name from pg_proc p
  where p.pronamespace = to_regnamespace($1) and not exists (
    select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

// Reads only triggers that call the platform's own functions, because an operator may have added others. Triggers of
// partitions repeat those of their table.
const TRIGGERS = `select t.tgname as trigger, format('%s.%s', c.relnamespace::regnamespace, c.relname) as table, p.proname as function
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and not c.relispartition and c.relnamespace = to_regnamespace($1)
    and (p.pronamespace = to_regnamespace($1) or p.oid in ('public.refuse_change'::regproc, 'public.refuse_change_except'::regproc))`;

export async function readObjects(client: pg.PoolClient, schema: string): Promise<SchemaObjects> {
  const { rows: functions } = await runSql<{ name: string }>(client, FUNCTIONS, [schema]);
  const { rows: views } = await runSql<{ name: string }>(
    client,
    `select relname as name from pg_class where relnamespace = to_regnamespace($1) and relkind = 'v'`,
    [schema],
  );
  const { rows: triggers } = await runSql<{ name: string }>(
    client,
    `select t.table || ' ' || t.trigger as name from (${TRIGGERS}) t`,
    [schema],
  );
  const names = functions.map(({ name }) => name);
  return {
    names: [...new Set([...names, ...views.map(({ name }) => name)])],
    overloaded: names.filter((name, index) => names.indexOf(name) !== index),
    triggers: triggers.map(({ name }) => name),
  };
}

/**
 * Drops functions and views by name, with the triggers that call them.
 * @throws SqlFileError where a column default, constraint, index or generated column uses one: only a migration can take that away
 */
export async function dropObjects(
  client: pg.PoolClient,
  schema: string,
  names: readonly string[],
): Promise<void> {
  const { rows } = await runSql<{ statement: string }>(
    client,
    `select format('drop trigger %I on %s', t.trigger, t.table) as statement
       from (${TRIGGERS}) t where t.function = any($2)
     union all
     select 'drop view ' || string_agg(oid::regclass::text, ', ') from pg_class
       where relnamespace = to_regnamespace($1) and relkind = 'v' and relname = any($2) having count(*) > 0
     union all
     select 'drop function ' || string_agg(f.oid::regprocedure::text, ', ') from (${FUNCTIONS}) f
       where f.name = any($2) having count(*) > 0`,
    [schema, names],
  );
  for (const { statement } of rows) await runFile(client, `${schema}/sql: ${statement}`, statement);
}

/** @param declared as `<schema>.<table> <trigger>` */
export async function dropUndeclaredTriggers(
  client: pg.PoolClient,
  schema: string,
  declared: readonly string[],
): Promise<void> {
  const { rows } = await runSql<{ statement: string }>(
    client,
    `select format('drop trigger %I on %s', t.trigger, t.table) as statement
     from (${TRIGGERS}) t where t.table || ' ' || t.trigger <> all($2)`,
    [schema, declared],
  );
  for (const { statement } of rows) await runSql(client, statement);
}
