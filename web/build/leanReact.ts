import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/**
 * What React's browser client holds and this site has no use of (docs/decisions/044-react-without.md). What is left
 * out cannot be used by mistake: React refuses an element of such a kind, and a ref to a fragment throws.
 */
const KINDS = {
  REACT_PROFILER_TYPE: 12,
  REACT_SUSPENSE_LIST_TYPE: 19,
  REACT_VIEW_TRANSITION_TYPE: 30,
  REACT_ACTIVITY_TYPE: 31,
} as const;

/** Set for a view transition alone, so that no fiber has it. */
const VIEW_TRANSITION_FLAG = 33554432;

/** Of functions that are only run for what there is none of, the bodies. */
const BODIES: Readonly<Record<string, string>> = {
  trackEnterViewTransitions: '{}',
  startViewTransition: '{}',
  FragmentInstance: '{throw Error("This build has no refs to fragments")}',
};

/** Classes whose methods go, which no bundler knows to be unused. */
const CLASSES = ['FragmentInstance', 'ViewTransitionPseudoElement'];

/** What is never true where it is asked. */
const NEVER_TRUE = 'shouldStartViewTransition';

const CLIENT = /react-dom-client\.production\.js$/;

export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    transform: {
      filter: { id: CLIENT },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}

/** @throws when the code is of a React in which something is not found */
export function withoutUnused(code: string): string {
  const edits: Edit[] = [];
  const missing = new Set<string>([...Object.keys(KINDS), ...Object.keys(BODIES), ...CLASSES, NEVER_TRUE]);
  const edit = ({ start, end }: ESTree.Span, text = '') => edits.push({ start, end, text });
  const found = (name: string) => missing.delete(name);

  new Visitor({
    SwitchStatement: (node) => edits.push(...clausesGone(code, node, found)),
    BinaryExpression(node) {
      const value = foldedValue(node);
      if (value !== null) edit(node, value);
    },
    ConditionalExpression({ test }) {
      if (nameOf(test) === NEVER_TRUE && found(NEVER_TRUE)) edit(test, 'false');
    },
    FunctionDeclaration({ id, body }) {
      const instead = BODIES[id?.name ?? ''];
      if (id && body && instead !== undefined && found(id.name)) edit(body, instead);
    },
    ExpressionStatement(node) {
      const name = methodOf(node.expression);
      if (name === null || !CLASSES.includes(name)) return;
      found(name);
      edit(node, ';');
    },
  }).visit(parseSync('react.js', code).program);

  if (missing.size > 0)
    throw new Error(`web/build/leanReact.ts: this React has no ${[...missing].join(', ')}`);
  return applied(code, edits);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const TAGS: readonly unknown[] = Object.values(KINDS);

const nameOf = (node: ESTree.Expression): string | null => (node.type === 'Identifier' ? node.name : null);

const isKind = (node: ESTree.Expression): boolean => Object.hasOwn(KINDS, nameOf(node) ?? '');

const isTag = (node: ESTree.Expression): boolean => node.type === 'Literal' && TAGS.includes(node.value);

const isTagRead = (node: ESTree.Expression): boolean =>
  node.type === 'MemberExpression' && !node.computed && node.property.name === 'tag';

/** A comparison with a kind there is none of: `30 === fiber.tag`. */
function foldedValue({ left, operator, right }: ESTree.BinaryExpression): string | null {
  if (operator === '&' && right.type === 'Literal' && right.value === VIEW_TRANSITION_FLAG) return '0';
  if (!isTag(left) || !isTagRead(right)) return null;
  return operator === '===' ? 'false' : operator === '!==' ? 'true' : null;
}

/**
 * A clause's label alone goes: what it led to then belongs to the clause above, which has returned before, and is
 * code that the minifier sees to be unreachable. The first clause has none above and goes whole.
 */
function clausesGone(
  code: string,
  { discriminant, cases }: ESTree.SwitchStatement,
  found: (name: string) => void,
): readonly Edit[] {
  const edits: Edit[] = [];
  let isFirst = true;
  for (const { test, consequent, start, end } of cases) {
    const isGone = test !== null && (isKind(test) || (isTag(test) && isTagRead(discriminant)));
    if (isGone && !isFirst) edits.push({ start, end: code.indexOf(':', test.end) + 1, text: '' });
    const goesWhole = isGone && isFirst && consequent.length > 0 && !/\bvar\b/.test(code.slice(start, end));
    if (goesWhole) edits.push({ start, end, text: '' });
    else isFirst = false;
    if (isGone) found(nameOf(test) ?? '');
  }
  return edits;
}

/** `Name.prototype.method = …` */
function methodOf(expression: ESTree.Expression): string | null {
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return null;
  const { object } = expression.left;
  if (object.type !== 'MemberExpression' || object.computed || object.property.name !== 'prototype')
    return null;
  return nameOf(object.object);
}

/** Lines stay where they were, so that stacks are still read by the source map. */
function applied(code: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let text = '';
  let at = 0;
  for (const { start, end, text: instead } of inOrder) {
    if (start < at) continue; // in what is gone already
    text += code.slice(at, start) + instead + code.slice(start, end).replaceAll(/[^\n]/g, '');
    at = end;
  }
  return text + code.slice(at);
}
