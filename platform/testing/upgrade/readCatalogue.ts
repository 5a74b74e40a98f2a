import type { Database } from '../../infra/database/database.ts';

/** Not the schemas of PostgreSQL, nor those of temporary tables. */
const OURS = `!~ '^(pg_|information_schema$)'`;

/** One row per object, independent of column order and object ids. */
const OBJECTS = `
  select format('column %s.%s: %s %s%s%s storage %s default %s %s', c.oid::regclass, a.attname,
           format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' else 'null' end,
           ' identity ' || nullif(a.attidentity::text, ''), ' generated ' || nullif(a.attgenerated::text, ''), a.attstorage,
           pg_get_expr(d.adbin, d.adrelid), a.attacl) as object
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'c', 'v', 'm') and c.relnamespace::regnamespace::text ${OURS}
  union all
  select format('relation %s: %s %s %s %s', oid::regclass, relkind, relpersistence, reloptions, relacl)
  from pg_class where relkind in ('r', 'v', 'm', 'S', 'c') and relnamespace::regnamespace::text ${OURS}
  union all
  -- Names of NOT NULL constraints are the server's; the columns above say whether they are.
  select format('constraint %s.%s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where contype <> 'n' and connamespace::regnamespace::text ${OURS}
  union all
  select format('index: %s', pg_get_indexdef(indexrelid))
  from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace::regnamespace::text ${OURS}
  union all
  select format('trigger: %s %s', pg_get_triggerdef(t.oid), t.tgenabled)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace::regnamespace::text ${OURS}
  union all
  select format('function: %s %s', pg_get_functiondef(oid), proacl)
  from pg_proc where prokind <> 'a' and pronamespace::regnamespace::text ${OURS}
  union all
  select format('view %s: %s', oid::regclass, pg_get_viewdef(oid))
  from pg_class where relkind in ('v', 'm') and relnamespace::regnamespace::text ${OURS}
  union all
  select format('schema %s: %s', nspname, nspacl) from pg_namespace
  where nspname ${OURS}
  union all
  select format('type %s: %s %s', oid::regtype, typtype, typacl)
  from pg_type where typnamespace::regnamespace::text ${OURS}
  union all
  select format('comment on %s: %s', pg_describe_object(classoid, objoid, objsubid), description)
  from pg_description where objoid >= 16384
  order by 1`;

/** Everything that migrations create, as sorted texts, to compare two databases. */
export async function readCatalogue({ pool }: Pick<Database, 'pool'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ object: string }>(OBJECTS);
  return rows.map(({ object }) => object);
}
