import {
  parse,
  type AlterTableCmd,
  type AlterTableStmt,
  type ColumnDef,
  type Constraint,
  type DropStmt,
  type IndexStmt,
  type Node,
  type RangeVar,
  type UpdateStmt,
} from 'libpg-query';

/** What a migration may use freely: no node of the version before knows it. */
interface Created {
  /** Tables and types, as `<schema>.<name>`. */
  readonly objects: Set<string>;
  /** As `<schema>.<table>.<column>`. */
  readonly columns: Set<string>;
  readonly indexes: Set<string>;
}

/**
 * Nodes of the version before run while a migration runs and after it. Finds the statements that they might not
 * survive: removed or renamed objects, stricter columns and constraints, changed values, rewritten tables.
 * @param earlier migrations of the same module that this version may have added: their columns may be filled
 */
export async function findDestructive(
  text: string,
  earlier: readonly string[] = [],
): Promise<readonly string[]> {
  const created: Created = { objects: new Set(), columns: new Set(), indexes: new Set() };
  for (const sql of earlier)
    for (const statement of await statementsOf(sql))
      for (const column of addedColumns(statement)) created.columns.add(column);
  const statements = await statementsOf(text);
  statements.forEach((statement) => collect(statement, created));
  return statements.flatMap((statement) => check(statement, created));
}

const statementsOf = async (sql: string): Promise<readonly Node[]> =>
  ((await parse(sql)).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt] : []));

const nameOf = (relation: RangeVar | undefined): string => `${relation?.schemaname}.${relation?.relname}`;

/** Finds a member of parsed nodes, which are objects with one key. */
const pick = <Key extends string>(nodes: readonly Node[] | undefined, key: Key) =>
  (nodes ?? []).flatMap((node) => (key in node ? [(node as Extract<Node, Record<Key, unknown>>)[key]] : []));

const namesOf = (nodes: readonly Node[] | undefined): string =>
  pick(nodes, 'String')
    .map(({ sval }) => sval)
    .join('.');

function collect(statement: Node, { objects, columns, indexes }: Created): void {
  if ('CreateStmt' in statement) objects.add(nameOf(statement.CreateStmt.relation));
  if ('CompositeTypeStmt' in statement) objects.add(nameOf(statement.CompositeTypeStmt.typevar));
  if ('IndexStmt' in statement)
    indexes.add(`${statement.IndexStmt.relation?.schemaname}.${statement.IndexStmt.idxname}`);
  for (const column of addedColumns(statement)) columns.add(column);
}

function addedColumns(statement: Node): readonly string[] {
  if (!('AlterTableStmt' in statement)) return [];
  const { relation, cmds } = statement.AlterTableStmt;
  return pick(cmds, 'AlterTableCmd').flatMap(({ subtype, def }) =>
    subtype === 'AT_AddColumn' && def && 'ColumnDef' in def
      ? [`${nameOf(relation)}.${def.ColumnDef.colname}`]
      : [],
  );
}

/** Statements that only add, or that change nothing of an existing table. */
const ADDING = new Set([
  'CreateStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateExtensionStmt',
  'CreateStatsStmt',
  'CompositeTypeStmt',
  'CreateEnumStmt',
  'AlterEnumStmt',
  'InsertStmt',
  'SelectStmt',
  'CommentStmt',
  'VariableSetStmt',
]);

function check(statement: Node, created: Created): readonly string[] {
  if ('AlterTableStmt' in statement) return checkAlterTable(statement.AlterTableStmt, created);
  if ('DropStmt' in statement) return checkDrop(statement.DropStmt, created);
  if ('IndexStmt' in statement) return checkIndex(statement.IndexStmt, created);
  if ('UpdateStmt' in statement) return checkUpdate(statement.UpdateStmt, created);
  if ('RenameStmt' in statement) {
    const { renameType, relation, newname } = statement.RenameStmt;
    return renameType === 'OBJECT_INDEX' ? [] : [`${nameOf(relation)}: renamed (${newname})`];
  }
  const [kind = ''] = Object.keys(statement);
  return ADDING.has(kind) ? [] : [`${kind}: not a statement that only adds`];
}

function checkDrop({ objects, removeType }: DropStmt, created: Created): readonly string[] {
  const names = (objects ?? []).map((object) => {
    if ('List' in object) return namesOf(object.List.items);
    return 'TypeName' in object ? namesOf(object.TypeName.names) : namesOf([object]);
  });
  // An index may be created again; without one, `on conflict` of an older node fails.
  const dropped = removeType === 'OBJECT_INDEX' ? names.filter((name) => !created.indexes.has(name)) : names;
  const kind = removeType?.replace('OBJECT_', '').toLowerCase();
  return dropped.map((name) => `${name}: dropped (${kind})`);
}

function checkIndex({ relation, unique, indexParams }: IndexStmt, created: Created): readonly string[] {
  const table = nameOf(relation);
  const isNew = pick(indexParams, 'IndexElem').some(({ name }) => created.columns.has(`${table}.${name}`));
  return unique !== true || isNew || created.objects.has(table)
    ? []
    : [`${table}: unique index on columns that older nodes fill`];
}

function checkUpdate({ relation, targetList }: UpdateStmt, created: Created): readonly string[] {
  const table = nameOf(relation);
  if (created.objects.has(table)) return [];
  return pick(targetList, 'ResTarget')
    .filter(({ name }) => !created.columns.has(`${table}.${name}`))
    .map(({ name }) => `${table}.${name}: changes values that older nodes read`);
}

function checkAlterTable({ relation, cmds, objtype }: AlterTableStmt, created: Created): readonly string[] {
  const table = nameOf(relation);
  if (created.objects.has(table) || objtype === 'OBJECT_INDEX') return [];
  if (objtype !== 'OBJECT_TABLE') return [`${table}: changed type`];
  const commands = pick(cmds, 'AlterTableCmd');
  return commands.flatMap((command) =>
    checkCommand(command, commands, (column) => created.columns.has(`${table}.${column}`)).map(
      (problem) => `${table}${command.name ? `.${command.name}` : ''}: ${problem}`,
    ),
  );
}

const HARMLESS = new Set<AlterTableCmd['subtype']>([
  'AT_DropNotNull',
  'AT_SetStatistics',
  'AT_SetStorage',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
  'AT_SetCompression',
  'AT_ValidateConstraint',
  'AT_AttachPartition',
]);

function checkCommand(
  { subtype, name, def }: AlterTableCmd,
  commands: readonly AlterTableCmd[],
  isNew: (column: string | undefined) => boolean,
): readonly string[] {
  if (HARMLESS.has(subtype)) return [];
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return checkColumn(def.ColumnDef);
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def)
    return checkConstraint(def.Constraint, commands, isNew);
  if (subtype === 'AT_DropConstraint') {
    const isReplaced = commands.some(
      ({ def: added }) => added && 'Constraint' in added && added.Constraint.conname === name,
    );
    return isReplaced ? [] : ['dropped constraint'];
  }
  if (subtype === 'AT_ColumnDefault') return def ? [] : ['dropped default'];
  return [
    subtype
      ?.replace('AT_', '')
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase() ?? 'unknown',
  ];
}

function checkColumn({ colname, constraints }: ColumnDef): readonly string[] {
  const all = pick(constraints, 'Constraint');
  const types = all.map(({ contype }) => contype);
  const initial = all.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const isFilled = initial !== undefined;
  const problems: string[] = [];
  if (types.includes('CONSTR_NOTNULL') && !isFilled) problems.push('not null without a default');
  if (types.includes('CONSTR_PRIMARY') || (types.includes('CONSTR_UNIQUE') && isFilled))
    problems.push('unique, and older nodes do not fill it');
  if (types.includes('CONSTR_GENERATED') || types.includes('CONSTR_IDENTITY') || callsFunction(initial))
    problems.push('rewrites the table');
  return problems.map((problem) => `${colname} ${problem}`);
}

const STABLE = new Set(['now', 'pg_catalog.now']);

/** A default that is calculated for each row rewrites the table. */
function callsFunction(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('FuncCall' in node) {
    const { funcname } = Object(node.FuncCall);
    if (!STABLE.has(namesOf(funcname))) return true;
  }
  return Object.values(node).some(callsFunction);
}

function checkConstraint(
  {
    contype,
    conname,
    skip_validation: isNotValid,
    raw_expr: expression,
    keys,
    fk_attrs: foreign,
  }: Constraint,
  commands: readonly AlterTableCmd[],
  isNew: (column: string | undefined) => boolean,
): readonly string[] {
  const isReplacing = commands.some(
    ({ subtype, name }) => subtype === 'AT_DropConstraint' && name === conname,
  );
  const names = [...columnsIn(expression), ...namesIn(keys), ...namesIn(foreign)];
  if (!isReplacing && !names.some(isNew)) return [`constraint ${conname} on columns that older nodes fill`];
  const canBeNotValid = contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN';
  return canBeNotValid && isNotValid !== true ? [`constraint ${conname} without 'not valid'`] : [];
}

const namesIn = (nodes: readonly Node[] | undefined) => pick(nodes, 'String').map(({ sval }) => sval);

function columnsIn(node: unknown): readonly (string | undefined)[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('ColumnRef' in node) return namesIn(Object(node.ColumnRef).fields);
  return Object.values(node).flatMap(columnsIn);
}
