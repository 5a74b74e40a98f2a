import ts from 'typescript';
import { FEATURE_FOLDER, LIMITS } from './limits.ts';
import { exportedNames, lineOf, linesOf, nodesOf, type Folder, type SourceFile } from './tree.ts';

export function longFiles(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1;
    return lines > LIMITS.fileLines ? [`${path}: ${lines} lines, at most ${LIMITS.fileLines}`] : [];
  });
}

export function longFunctions({ path, syntax }: SourceFile): readonly string[] {
  if (!syntax) return [];
  return [...nodesOf(syntax)].flatMap((node) => {
    if (!ts.isFunctionLike(node) || isGroupOfTests(node)) return [];
    const lines = linesOf(node);
    const limit = isComponent(path, node) ? LIMITS.componentLines : LIMITS.functionLines;
    return lines > limit ? [`${path}:${lineOf(node)}: a function of ${lines} lines, at most ${limit}`] : [];
  });
}

const nameOf = (node: ts.Node): string =>
  ts.isFunctionDeclaration(node)
    ? (node.name?.text ?? '')
    : ts.isVariableDeclaration(node)
      ? node.name.getText()
      : '';

const isComponent = (path: string, node: ts.Node): boolean =>
  path.endsWith('.tsx') && /^[A-Z]/.test(nameOf(node) || nameOf(node.parent));

/** A `describe` block groups tests, so its length does not count. */
const isGroupOfTests = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && /^(test[.])?describe\b/.test(node.parent.expression.getText());

export function fullFolders(folders: readonly Folder[]): readonly string[] {
  return folders.flatMap(({ path, entries }) => {
    const limit = FEATURE_FOLDER.test(path) ? LIMITS.featureEntries : LIMITS.folderEntries;
    return entries.length > limit ? [`${path}: ${entries.length} entries, at most ${limit}`] : [];
  });
}

/** Files in too many folders. The package's folder does not count. */
export function deepFiles(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path }) => {
    const depth = path.split('/').length - 1;
    return depth > LIMITS.depth ? [`${path}: ${depth} deep, at most ${LIMITS.depth}`] : [];
  });
}

/** Index files with too many names: they are the public interface of a module or feature, which should stay small. */
export function wideIndexes(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path.endsWith('/index.ts'))
    .flatMap(({ path, syntax }) => {
      const statements = syntax?.statements ?? [];
      if (statements.some(exportsAll)) return [`${path}: an index names each export, it has no \`export *\``];
      const count = statements.flatMap(exportedNames).length;
      return count > LIMITS.indexNames ? [`${path}: ${count} names, at most ${LIMITS.indexNames}`] : [];
    });
}

const exportsAll = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) && !(statement.exportClause && ts.isNamedExports(statement.exportClause));
