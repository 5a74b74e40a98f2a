import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { nodesOf, TOP, type SourceFile } from './tree.ts';

const ROWS = join(TOP, 'docs/requirements.md');
const COUNT = join(TOP, 'tools/tidy/unprovedRows.json');

/** Ids of the testable rows; AMB and OPEN rows say how to read the others and what is proposed. */
export function requirementIds(): ReadonlySet<string> {
  const ids = [...readFileSync(ROWS, 'utf8').matchAll(/^\| ([A-Z]+-\d+)/gm)].map(([, id]) => id ?? '');
  return new Set(ids.filter((id) => !/^(AMB|OPEN)-/.test(id)));
}

/** Ids that some title of a test names: what that test proves. */
export function provedIds(files: readonly SourceFile[]): ReadonlySet<string> {
  const titles = files.filter(({ isTest }) => isTest).flatMap(titlesOf);
  return new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d{2,}\b/g) ?? []));
}

function titlesOf({ syntax }: SourceFile): readonly string[] {
  if (!syntax) return [];
  return [...nodesOf(syntax)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !/^(it|test|describe)\b/.test(node.expression.getText())) return [];
    const [title] = node.arguments;
    return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
      ? [title.getText()]
      : [];
  });
}

export function unprovedRows(files: readonly SourceFile[]): readonly string[] {
  const proved = provedIds(files);
  return [...requirementIds()].filter((id) => !proved.has(id));
}

/** The count that may only fall. */
export const acceptedCount = (): number => Number(Object(JSON.parse(readFileSync(COUNT, 'utf8'))).unproved);
export const writeCount = (unproved: number): void => writeFileSync(COUNT, `{ "unproved": ${unproved} }\n`);
