import ts from 'typescript';
import { isUnder } from './names.ts';
import { CLOCK } from './limits.ts';
import { lineOf, nodesOf, type SourceFile } from './tree.ts';

/** Uses of `new Date()` on the platform, where time comes from the injected clock. The linter finds `Date.now()`. */
export function unclockedDates(file: SourceFile): readonly string[] {
  if (!file.syntax || file.isTest || !file.path.startsWith('platform/') || isUnder(file.path, CLOCK))
    return [];
  return [...nodesOf(file.syntax)]
    .filter((node) => isNewDate(node) && node.arguments?.length === 0)
    .map((node) => `${file.path}:${lineOf(node)}: new Date() without the injected clock`);
}

const isNewDate = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) && node.expression.getText() === 'Date';

// Written in two parts, so that this file does not match itself.
const DISABLED_LINT = 'lint-' + 'disable';

/** Comments that switch a lint rule off: exceptions belong in .oxlintrc.json, where they are seen. */
export function disabledLintRules({ path, text }: SourceFile): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.includes(DISABLED_LINT) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
}
