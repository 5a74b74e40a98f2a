import ts from 'typescript';
import { exportedNames, nodesOf, type SourceFile } from '../tree.ts';

export const isCode = (file: SourceFile): file is SourceFile & { readonly syntax: ts.SourceFile } =>
  file.syntax !== null && !file.isTest;

/** Files whose code is the product: no tests, benchmarks, sandbox or tools. */
export const isProduct = (file: SourceFile): file is SourceFile & { readonly syntax: ts.SourceFile } =>
  isCode(file) && /^(contract|domain|platform|web)\//.test(file.path);

/** Exports that nothing uses, in the packages that are entry points as a whole, so that knip does not check them. */
export function unreadExports(files: readonly SourceFile[]): readonly string[] {
  const code = files.filter(isCode);
  const found = new Map<string, Map<string, number>>();
  for (const { path, text } of code)
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const byFile = found.get(word) ?? new Map<string, number>();
      found.set(word, byFile.set(path, (byFile.get(path) ?? 0) + 1));
    }
  return code
    .filter(({ path }) => /^(contract|domain|sites)\//.test(path))
    .flatMap(({ path, syntax }) =>
      syntax.statements.flatMap(exportedNames).flatMap((name) => {
        const byFile = found.get(name);
        const isRead = (byFile?.size ?? 0) > 1 || (byFile?.get(path) ?? 0) > 1;
        return isRead ? [] : [`${path}: nothing reads ${name}`];
      }),
    );
}

/** Property names and strings that the files read. */
export function readNames(files: readonly SourceFile[]): ReadonlySet<string> {
  const names = files.filter(isCode).flatMap(({ syntax }) => [...nodesOf(syntax)].flatMap(nameRead));
  return new Set(names);
}

function nameRead(node: ts.Node): readonly string[] {
  if (ts.isPropertyAccessExpression(node)) return [node.name.text];
  if (ts.isBindingElement(node)) return [(node.propertyName ?? node.name).getText()];
  return ts.isStringLiteralLike(node) ? [node.text] : [];
}

/** Names of constants with a string as value, and the value. */
export const constantsIn = (files: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(files.filter(isCode).flatMap(({ syntax }) => [...nodesOf(syntax)].flatMap(constantIn)));

export function constantIn(node: ts.Node): readonly (readonly [name: string, value: string])[] {
  if (!ts.isVariableDeclaration(node) || !node.initializer) return [];
  const { initializer } = node;
  const value = ts.isAsExpression(initializer) ? initializer.expression : initializer;
  return ts.isStringLiteralLike(value) ? [[node.name.getText(), value.text]] : [];
}
