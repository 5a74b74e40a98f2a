import ts from 'typescript';
import { nodesOf, type SourceFile } from '../tree.ts';
import { isCode, isProduct, readNames } from './names.ts';

const isSchema = ({ path, text }: SourceFile): boolean =>
  path.startsWith('sites/schema/') || (path.startsWith('contract/content/') && text.includes('Schema ='));
const isConfig = ({ path }: SourceFile): boolean => /^platform\/infra\/(config|edge)\b/.test(path);

/** Fields of the files in `sites/`, and of the settings made of them, that the product does not read. */
export function unreadSiteFields(files: readonly SourceFile[]): readonly string[] {
  const read = readNames(files.filter((file) => isProduct(file) && !isSchema(file)));
  return files
    .filter(isCode)
    .filter(isSchema)
    .flatMap(({ path, syntax }) =>
      [...nodesOf(syntax)]
        .flatMap(fieldsOfSchema)
        .filter((field) => !read.has(field))
        .map((field) => `${path}: nothing reads the field ${field}`),
    );
}

function fieldsOfSchema(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || !/^v\.(strictObject|object)$/.test(node.expression.getText())) return [];
  const [entries] = node.arguments;
  if (!entries || !ts.isObjectLiteralExpression(entries)) return [];
  return entries.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}

/** Environment variables that the platform parses at its start and no other code uses. */
export function unreadConfig(files: readonly SourceFile[]): readonly string[] {
  const read = readNames(files.filter((file) => isProduct(file) && file.path !== 'platform/infra/config.ts'));
  return files
    .filter(isCode)
    .filter(isConfig)
    .flatMap(({ path, syntax }) =>
      [...nodesOf(syntax)]
        .filter(ts.isPropertySignature)
        .map(({ name }) => name.getText())
        .filter((name) => !read.has(name))
        .map((name) => `${path}: nothing reads the setting ${name}`),
    );
}

const TOGGLES = 'contract/content/features.ts';

/** Feature toggles that no code checks. */
export function unreadToggles(files: readonly SourceFile[]): readonly string[] {
  const read = readNames(files.filter((file) => isProduct(file) && file.path !== TOGGLES));
  return files
    .filter(isCode)
    .filter(({ path }) => path === TOGGLES)
    .flatMap(({ syntax }) => [...nodesOf(syntax)].filter(ts.isStringLiteral))
    .filter(({ text }) => !read.has(text))
    .map(({ text }) => `${TOGGLES}: nothing reads the toggle ${text}`);
}
