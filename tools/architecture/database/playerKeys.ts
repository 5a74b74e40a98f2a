import { parse, parsePlPgSQL } from 'libpg-query';

/**
 * Finds the tables of the wallet that a SQL function reads or writes without naming the player, by which Citus would
 * distribute them. @returns `<function>: <table>`, sorted
 */
export async function accessesWithoutPlayer(text: string): Promise<readonly string[]> {
  const name = /function wallet\.(\w+)/.exec(text)?.[1] ?? '';
  const found = new Set<string>();
  for (const query of await queriesOf(text))
    for (const table of unkeyedTables(await parse(query))) found.add(`${name}: ${table}`);
  return [...found].toSorted();
}

/** The statements of a function in either language, without assignments and conditions. */
async function queriesOf(text: string): Promise<readonly string[]> {
  if (/language plpgsql/.test(text)) {
    const body: unknown = await parsePlPgSQL(text);
    return valuesOf(body, 'query').filter((query) => /^\s*(select|insert|update|delete|with)\b/i.test(query));
  }
  const body = /\$\$(.*)\$\$/s.exec(text)?.[1];
  if (body === undefined) throw new Error(`not a SQL function: ${text.slice(0, 80)}`);
  return [body];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Visits every node of a parsed statement. @param isOwn leaves out subqueries */
function* nodesOf(value: unknown, isOwn = false): Generator<Fields> {
  if (isFields(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value))
    if (!isOwn || name !== 'SelectStmt') yield* nodesOf(member, isOwn);
}

const valuesOf = (value: unknown, field: string): readonly string[] =>
  [...nodesOf(value)].flatMap((node) => {
    const found = node[field];
    return typeof found === 'string' ? [found] : [];
  });

/** Looks at each query, subquery and command for itself, because they use the same names for different tables. */
function unkeyedTables(statement: unknown): readonly string[] {
  const parts = [...nodesOf(statement)].flatMap((node) => COMMANDS.flatMap((command) => node[command] ?? []));
  return parts.flatMap((part) => {
    const own = [...nodesOf(part, true)];
    const compared = comparedColumns(own);
    return own
      .filter(({ schemaname }) => schemaname === 'wallet')
      .filter((table) => !compared.has('player_id') && !compared.has(`${nameOf(table)}.player_id`))
      .filter(() => !isInsertWithPlayer(part))
      .map(({ relname }) => String(relname));
  });
}

const COMMANDS = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'];

const nameOf = ({ relname, alias }: Fields): string => String(isFields(alias) ? alias.aliasname : relname);

/** Columns that are compared with `=`, `in` or `any`, as `<alias>.<column>` or `<column>`. */
function comparedColumns(nodes: readonly Fields[]): ReadonlySet<string> {
  const sides = nodes.flatMap((node) => {
    const { A_Expr: comparison, SubLink: within } = node;
    if (isFields(within)) return [within.testexpr];
    if (!isFields(comparison) || valuesOf(comparison.name, 'sval')[0] !== '=') return [];
    return [comparison.lexpr, comparison.rexpr];
  });
  return new Set(sides.flatMap((side) => columnOf(side) ?? []));
}

const columnOf = (side: unknown): string | null =>
  isFields(side) && isFields(side.ColumnRef) ? valuesOf(side.ColumnRef.fields, 'sval').join('.') : null;

const isInsertWithPlayer = (part: unknown): boolean =>
  isFields(part) && 'relation' in part && valuesOf(part.cols, 'name').includes('player_id');
