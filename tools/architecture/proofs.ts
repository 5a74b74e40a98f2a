import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { nodesOf, TOP, type SourceFile } from './tree.ts';

const TABLES = ['docs/requirements.md', 'docs/rules.md'];
const COUNT = join(TOP, 'tools/architecture/unprovedRows.json');
const ID = /(?<![\w-])[A-Z]{2,}-\d{2,3}(?![\w-]*\d)/g;
/** Names of standards that look like an id. */
const STANDARDS = /^(AES|HMAC|ISO|RFC|SHA|UTF|WCAG)-/;

/** All ids in `docs/requirements.md` and `docs/rules.md`. */
export function definedIds(): ReadonlySet<string> {
  const tables = TABLES.map((path) => readFileSync(join(TOP, path), 'utf8')).join('\n');
  return new Set([...tables.matchAll(/^\| ([A-Z]+-\d+)/gm)].map(([, id]) => id ?? ''));
}

/** Ids of testable rows; AMB and OPEN rows are interpretations and proposals. */
export const requirementIds = (): ReadonlySet<string> =>
  new Set([...definedIds()].filter((id) => !/^(AMB|OPEN)-/.test(id)));

/** `<path> cites <id>` for each id in code, comments or test titles that no table defines. */
export function undefinedCitations(
  files: readonly SourceFile[],
  defined: ReadonlySet<string>,
): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const cited = new Set(text.match(ID) ?? []);
    return [...cited]
      .filter((id) => !defined.has(id) && !STANDARDS.test(id))
      .map((id) => `${path} cites ${id}, which docs/requirements.md and docs/rules.md do not define`);
  });
}

/** Ids in the titles of tests, also where a title gets its id from a table of cases. */
export function provedIds(files: readonly SourceFile[]): ReadonlySet<string> {
  const titles = files
    .filter(({ isTest }) => isTest)
    .flatMap((file) => [...titlesOf(file), ...casesOf(file)]);
  return new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d{2,}\b/g) ?? []));
}

/** The first cells of arrays in arrays that begin with an id, as in tables of cases: `it.each([['JACK-21', 3], …])('%s …')`. */
function casesOf({ syntax }: SourceFile): readonly string[] {
  if (!syntax) return [];
  return [...nodesOf(syntax)].flatMap((node) => {
    const isRow = ts.isArrayLiteralExpression(node) && ts.isArrayLiteralExpression(node.parent);
    const cell = isRow ? node.elements[0] : undefined;
    return cell && ts.isStringLiteralLike(cell) && /^[A-Z]+-\d{2,}\b/.test(cell.text) ? [cell.text] : [];
  });
}

/** The titles of tests and of their groups, as written: `%s` and `${…}` are not replaced. */
export function titlesOf({ syntax }: SourceFile): readonly string[] {
  if (!syntax) return [];
  return [...nodesOf(syntax)].flatMap((node) => {
    if (
      !ts.isCallExpression(node) ||
      !/^(it|test|describe)\b(?!\.(skip|todo))/.test(node.expression.getText())
    )
      return [];
    const [title] = node.arguments;
    if (title && ts.isStringLiteralLike(title)) return [title.text];
    return title && ts.isTemplateExpression(title) ? [title.getText().slice(1, -1)] : [];
  });
}

export function unprovedRows(files: readonly SourceFile[]): readonly string[] {
  const proved = provedIds(files);
  return [...requirementIds()].filter((id) => !proved.has(id));
}

const MAX_IDS = 3;

/** Titles of tests that name more requirements than one test usually proves. */
export const titlesWithManyIds = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ isTest }) => isTest)
    .flatMap((file) =>
      titlesOf(file)
        .filter((title) => (title.match(/\b[A-Z]+-\d{2,}\b/g) ?? []).length > MAX_IDS)
        .map((title) => `${file.path}: ${title}`),
    );

/** Accepted number of requirements without a test; it may only fall. */
export const acceptedCount = (): number => Number(Object(JSON.parse(readFileSync(COUNT, 'utf8'))).unproved);
export const writeCount = (unproved: number): void => writeFileSync(COUNT, `{ "unproved": ${unproved} }\n`);
