import ts from 'typescript';
import { nodesOf, type SourceFile } from '../tree.ts';
import { constantIn, constantsIn, isProduct } from './names.ts';

const TABLE = 'web/transport/storage/cookieTable.ts';

interface Use {
  readonly key: string;
  readonly kind: 'read' | 'write' | 'removal';
}

/** Cookies of the table that nothing writes or nothing reads. */
export function unreadCookies(files: readonly SourceFile[]): readonly string[] {
  const product = files.filter(isProduct);
  const constants = constantsIn(product);
  const uses = product
    .filter(({ path }) => path !== TABLE)
    .flatMap(({ syntax }) => [...nodesOf(syntax)].flatMap((node) => cookieUse(node, constants)));
  return product
    .filter(({ path }) => path === TABLE)
    .flatMap(({ syntax }) => [...nodesOf(syntax)].flatMap(cookiesOfTable))
    .flatMap((name) =>
      missing(
        `the cookie ${name}`,
        uses.filter(({ key }) => key === name),
      ),
    )
    .map((fault) => `${TABLE}: ${fault}`);
}

function cookiesOfTable(node: ts.Node): readonly string[] {
  if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'COOKIES') return [];
  return [...nodesOf(node)].flatMap((inner) =>
    ts.isPropertyAssignment(inner) && inner.initializer.getText().startsWith('{')
      ? [inner.name.getText()]
      : [],
  );
}

/** A name in a call that sets or removes is written; anywhere else it is read. */
function cookieUse(node: ts.Node, constants: ReadonlyMap<string, string>): readonly Use[] {
  const key = ts.isStringLiteralLike(node)
    ? node.text
    : ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent)
      ? constants.get(node.text)
      : undefined;
  if (key === undefined || constantIn(node.parent).length > 0) return [];
  const call = node.parent;
  const method =
    ts.isCallExpression(call) && call.arguments[0] === node && ts.isPropertyAccessExpression(call.expression)
      ? call.expression.name.text
      : '';
  if (method === 'set' || method === 'keep') return [{ key, kind: 'write' }];
  return [{ key, kind: method === 'remove' ? 'removal' : 'read' }];
}

/** Keys in local and session storage that nothing writes or nothing reads. */
export function unreadStorageKeys(files: readonly SourceFile[]): readonly string[] {
  const web = files.filter(isProduct).filter(({ path }) => path.startsWith('web/'));
  const shared = constantsIn(web);
  const uses = web.flatMap(({ syntax }) => {
    const own = new Map([...nodesOf(syntax)].flatMap(constantIn));
    const keyOf = (name: string) => own.get(name) ?? shared.get(name);
    return [...nodesOf(syntax)].flatMap((node) => storageUse(node, keyOf));
  });
  // A key that is only removed was written by an earlier version or by a third-party script.
  const used = uses.filter(({ kind }) => kind !== 'removal').map(({ key }) => key);
  return [...new Set(used)].flatMap((name) =>
    missing(
      `the storage key ${name}`,
      uses.filter(({ key }) => key === name),
    ),
  );
}

const METHODS: Readonly<Record<string, Use['kind']>> = {
  getItem: 'read',
  setItem: 'write',
  removeItem: 'removal',
};

/** Keys that are put together or passed as parameters are left out. */
function storageUse(node: ts.Node, keyOf: (name: string) => string | undefined): readonly Use[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const kind = METHODS[node.expression.name.text];
  const [argument] = node.arguments;
  if (!kind || !argument) return [];
  const key = ts.isStringLiteralLike(argument) ? argument.text : keyOf(argument.getText());
  return key === undefined ? [] : [{ key, kind }];
}

function missing(what: string, uses: readonly Use[]): readonly string[] {
  const has = (kind: Use['kind']) => uses.some((use) => use.kind === kind);
  return [
    ...(has('write') ? [] : [`nothing writes ${what}`]),
    ...(has('read') ? [] : [`nothing reads ${what}`]),
  ];
}
