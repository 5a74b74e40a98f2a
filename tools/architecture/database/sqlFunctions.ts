import { LIMITS } from '../limits.ts';
import type { SourceFile } from '../tree.ts';

interface SqlFunction {
  readonly name: string;
  readonly path: string;
  readonly lines: number;
}

const FUNCTION = /^create (?:or replace )?(?:function|procedure) ([\w.]+)\(.*?(\$\w*\$).*?\2[^;]*;/gims;

/** SQL functions, each from `create` to the last semicolon. Comments above a function do not count as its lines. */
export function sqlFunctionsOf({ path, text }: SourceFile): readonly SqlFunction[] {
  if (!path.endsWith('.sql')) return [];
  return [...text.matchAll(FUNCTION)].map(([statement, name = '']) => ({
    name,
    path,
    lines: statement.split('\n').length,
  }));
}

export const longSqlFunctions = (functions: readonly SqlFunction[]): readonly string[] =>
  functions
    .filter(({ lines }) => lines > LIMITS.sqlFunctionLines)
    .map(
      ({ name, path, lines }) => `${path}: ${name} has ${lines} lines, at most ${LIMITS.sqlFunctionLines}`,
    );

export function repeatedSqlFunctions(functions: readonly SqlFunction[]): readonly string[] {
  const firstPaths = new Map<string, string>();
  return functions.flatMap(({ name, path }) => {
    const first = firstPaths.get(name);
    firstPaths.set(name, first ?? path);
    return first === undefined ? [] : [`${path}: ${name} is defined in ${first} already`];
  });
}

/** Migrations with functions, triggers or views: these belong in `sql/`, which is applied again when it changes. */
export const sqlInMigrations = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => /\/migrations\/.*\.sql$/.test(path))
    .flatMap(({ path, text }) => {
      const found = /^\s*create (?:or replace )?(?:function|procedure|(?:constraint )?trigger|view)\b/im.exec(
        text,
      );
      return found ? [`${path}: '${found[0].trim()}' belongs in a file of sql/`] : [];
    });

/** Files of `sql/` that are not named after what they create, or that create more than one function or view. */
export const misnamedSqlFiles = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => /^platform\/modules\/\w+\/sql\/.*\.sql$/.test(path))
    .flatMap(({ path, text }) => {
      const name = path.split('/').at(-1)?.replace('.sql', '');
      const created = [...text.matchAll(/^create (or replace )?(function|view|trigger) (?:\w+\.)?(\w+)/gim)];
      const problems = created.flatMap(([, replaces, kind, object]) => {
        if (!replaces) return [`${path}: create or replace ${kind} ${object}`];
        return kind?.toLowerCase() !== 'trigger' && object !== name ? [`${path}: creates ${object}`] : [];
      });
      return created.length === 0 ? [`${path}: creates no function, view or trigger`] : problems;
    });
