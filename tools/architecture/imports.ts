import { posix } from 'node:path';
import ts from 'typescript';
import { lineOf, nodesOf, type SourceFile } from './tree.ts';

export interface Import {
  readonly from: string;
  readonly line: number;
  /** A path from the top of the repository, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
}

/** Everything a file imports or re-exports, statically or not. */
export function importsOf({ path, syntax }: SourceFile): readonly Import[] {
  if (!syntax) return [];
  return [...nodesOf(syntax)].flatMap((node) => {
    const specifier = specifierOf(node);
    if (!specifier) return [];
    return [{ from: path, line: lineOf(node), ...resolve(path, specifier) }];
  });
}

function specifierOf(node: ts.Node): string | null {
  const isStatic = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const said = isStatic ? node.moduleSpecifier : isDynamic ? node.arguments[0] : importTypeOf(node);
  return said && ts.isStringLiteralLike(said) ? said.text : null;
}

const importTypeOf = (node: ts.Node): ts.Node | undefined =>
  ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;

/** `./x.ts` and `@foyer/room/x.ts` are ours; everything else is a package. */
function resolve(from: string, specifier: string): { to: string; isPackage: boolean } {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) return { to: posix.join(posix.dirname(from), bare), isPackage: false };
  if (bare.startsWith('@foyer/')) return { to: bare.slice('@foyer/'.length), isPackage: false };
  const segments = bare.split('/');
  return { to: segments.slice(0, bare.startsWith('@') ? 2 : 1).join('/'), isPackage: true };
}
