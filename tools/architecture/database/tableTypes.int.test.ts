import { afterAll, beforeAll, expect, it } from 'vitest';
import ts from 'typescript';
import { MIGRATIONS } from '@foyer/platform/server/modules.ts';
import { testDatabase } from '@foyer/platform/infra/database/testDatabase.ts';
import { nodesOf, readFolders, readSources, TOP } from '../tree.ts';

/** Kinds of TypeScript types that `pg` returns for each PostgreSQL type; a JSON column may have any type. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  bigint: ['bigint'],
  boolean: ['boolean'],
  bytea: ['Buffer'],
  integer: ['number'],
  smallint: ['number'],
  'double precision': ['number'],
  'timestamp with time zone': ['Date'],
};

interface Column {
  readonly type: string;
  readonly isNullable: boolean;
}

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => void (database = await testDatabase(MIGRATIONS)));
afterAll(() => database.drop());

it('the table types of the modules agree with the columns of the database', async () => {
  const columns = await readColumns();
  const types = readTableTypes();
  expect(types.size).toBeGreaterThan(40);
  const differences = [...types].flatMap(([name, type]) => {
    const column = columns.get(name);
    if (!column) return [`${name}: the database has no such column`];
    const kinds = KINDS[column.type] ?? ['string'];
    const isJson = column.type.startsWith('json') || column.type === 'ARRAY';
    return [
      ...(type.isNullable === column.isNullable ? [] : [`${name}: nullable ${String(column.isNullable)}`]),
      ...(isJson || kinds.includes(type.kind) ? [] : [`${name}: ${type.kind} for ${column.type}`]),
    ];
  });
  expect(differences).toEqual([]);
});

/** Columns of the database by `<schema>.<table>.<column>`. */
async function readColumns(): Promise<ReadonlyMap<string, Column>> {
  const { rows } = await database.pool.query<{ name: string; type: string; nullable: boolean }>(
    `select concat_ws('.', table_schema, table_name, column_name) as name, data_type as type,
      is_nullable = 'YES' as nullable from information_schema.columns`,
  );
  return new Map(rows.map(({ name, type, nullable }) => [name, { type, isNullable: nullable }]));
}

/** The types given to kysely's `withTables`, by column. */
function readTableTypes() {
  const paths = readSources(readFolders(['platform'])).flatMap(({ path, text, isTest }) =>
    !isTest && text.includes('.withTables<') ? [`${TOP}/${path}`] : [],
  );
  const { config } = ts.readConfigFile(`${TOP}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, TOP);
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  const calls = paths
    .flatMap((path) => [...nodesOf(program.getSourceFile(path) as ts.SourceFile)])
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText().endsWith('.withTables'));
  return new Map(
    calls
      .flatMap(({ typeArguments = [] }) =>
        typeArguments.flatMap((node) => checker.getTypeFromTypeNode(node).getProperties()),
      )
      .flatMap((table) =>
        checker
          .getTypeOfSymbol(table)
          .getProperties()
          .map(
            (column) =>
              [
                `${table.name}.${columnName(column.name)}`,
                describeType(checker, selectedType(checker, column)),
              ] as const,
          ),
      ),
  );
}

/** Modules that use `camelCase` name the column `player_id` as `playerId`. */
const columnName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The type that a query selects; kysely's `Generated` and `ColumnType` declare it as `__select__`. */
function selectedType(checker: ts.TypeChecker, column: ts.Symbol): ts.Type {
  const type = checker.getTypeOfSymbol(column);
  const selected = type.getProperty('__select__');
  return selected ? checker.getTypeOfSymbol(selected) : type;
}

function describeType(checker: ts.TypeChecker, type: ts.Type): { kind: string; isNullable: boolean } {
  const members = type.isUnion() ? type.types : [type];
  const isNullable = members.some(({ flags }) => flags & ts.TypeFlags.Null);
  const kinds = new Set(
    members.filter(({ flags }) => !(flags & ts.TypeFlags.Null)).map((one) => kindOf(checker, one)),
  );
  return { kind: [...kinds].sort().join(' | '), isNullable };
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  const base = type.isIntersection() ? (type.types[0] ?? type) : type;
  return checker.typeToString(checker.getBaseTypeOfLiteralType(base)).replace(/<.*/, '');
}
