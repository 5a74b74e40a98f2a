import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { PACKAGES } from './limits.ts';

export const TOP = fileURLToPath(new URL('../../', import.meta.url));
const CODE = ['.ts', '.tsx', '.mjs', '.css', '.sql', '.graphql'];
/** Tests and files that only tests use: `testHub.ts`, `fakeClock.ts`, `testing/`, `fixtures/`. */
const TESTS = /\.(test|e2e)\.tsx?$|\/(test|fake)[A-Z]\w*\.tsx?$|\/(testing|fixtures)\//;
const LEFT_OUT = ['node_modules', 'dist', 'generated'];

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Null for files that are neither TypeScript nor JavaScript. */
  readonly syntax: ts.SourceFile | null;
  readonly isTest: boolean;
}

export interface Folder {
  readonly path: string;
  readonly entries: readonly string[];
}

/** All folders of the packages, outermost first. */
export function readFolders(roots: readonly string[] = PACKAGES): readonly Folder[] {
  return roots.flatMap((path) => {
    const entries = readdirSync(join(TOP, path), { withFileTypes: true }).filter(
      ({ name }) => !LEFT_OUT.includes(name),
    );
    const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${path}/${name}`);
    return [{ path, entries: entries.map(({ name }) => name) }, ...readFolders(inner)];
  });
}

export function readSources(folders: readonly Folder[]): readonly SourceFile[] {
  return folders
    .flatMap(({ path, entries }) => entries.map((name) => `${path}/${name}`))
    .filter((path) => CODE.includes(extname(path)) && !path.endsWith('.d.ts'))
    .map((path) => parse(path, readFileSync(join(TOP, path), 'utf8')));
}

export function parse(path: string, text: string): SourceFile {
  const isScript = /\.(tsx?|mjs)$/.test(path);
  const syntax = isScript ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) : null;
  return { path, text, syntax, isTest: TESTS.test(path) };
}

/** The node and all its descendants. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

export function linesOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.end).line + 2 - lineOf(node);
}

/** The names that a statement exports. */
export function exportedNames(statement: ts.Statement): readonly string[] {
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  }
  if (!ts.canHaveModifiers(statement)) return [];
  if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}
