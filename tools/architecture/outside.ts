import ts from 'typescript';
import { isUnder } from './names.ts';
import { DOORS } from './rooms.ts';
import { lineOf, nodesOf, type SourceFile } from './tree.ts';

const BROWSER_GLOBALS = new Set([
  'fetch',
  'WebSocket',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'setInterval',
]);

/** In the web, the network, storage and timers are reached through `web/transport` alone, which tests replace. */
export function rawBrowserGlobals(file: SourceFile): readonly string[] {
  if (!file.syntax || file.isTest || !file.path.startsWith('web/') || isUnder(file.path, DOORS.browser))
    return [];
  return [...nodesOf(file.syntax)].flatMap((node) => {
    const name = globalNamed(node);
    return name ? [`${file.path}:${lineOf(node)}: ${name} outside web/transport`] : [];
  });
}

function globalNamed(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'document.cookie') return 'document.cookie';
  if (ts.isPropertyAccessExpression(node)) {
    const isGlobal = /^(window|globalThis|self)$/.test(node.expression.getText());
    return isGlobal && BROWSER_GLOBALS.has(node.name.text) ? node.name.text : null;
  }
  const isUsed = ts.isCallExpression(node) || ts.isNewExpression(node);
  const name = isUsed ? node.expression : ts.isIdentifier(node) && isObject(node) ? node : null;
  return name && ts.isIdentifier(name) && BROWSER_GLOBALS.has(name.text) ? name.text : null;
}

const isObject = (node: ts.Identifier): boolean =>
  ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node;

/** On the platform, time comes from the injected clock, so that a rule of seven days is tested in milliseconds. */
export function rawTime(file: SourceFile): readonly string[] {
  if (!file.syntax || file.isTest || !file.path.startsWith('platform/') || isUnder(file.path, DOORS.time))
    return [];
  return [...nodesOf(file.syntax)]
    .filter((node) => isDateNow(node) || (isNewDate(node) && node.arguments?.length === 0))
    .map((node) => `${file.path}:${lineOf(node)}: reads the time past the clock`);
}

const isDateNow = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && node.getText() === 'Date.now';
const isNewDate = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) && node.expression.getText() === 'Date';

// Spelled apart, so that this file does not accuse itself.
const WEAKENED = ['@ts' + '-ignore', '@ts' + '-expect-error', 'TO' + 'DO', 'FIX' + 'ME', 'lint' + '-disable'];
const SWITCHED_OFF = ['.on' + 'ly(', '.sk' + 'ip('];

/** Places that take a promise back: a silenced checker, a test switched off, a note to do it later. */
export function weakenedPromises({ path, text, isTest }: SourceFile): readonly string[] {
  const marks = isTest ? [...WEAKENED, ...SWITCHED_OFF] : WEAKENED;
  return text.split('\n').flatMap((line, index) => {
    const mark = marks.find((each) => line.includes(each));
    return mark ? [`${path}:${index + 1}: ${mark}`] : [];
  });
}
