import { parse, type AnyNode, type ValueNode } from '@humanwhocodes/momoa';

/** The line of a field, counted from 1; of its nearest parent if the field is missing; null without either. */
export function lineOfField(file: string, text: string, field: string): number | null {
  if (field === '' || text === '') return null;
  if (file.endsWith('.md')) return lineOfHeader(text, field);
  try {
    const { body } = parsed(text);
    const node = nodeAt(body, body, field.split('.'));
    return node === body ? null : node.loc.start.line;
  } catch {
    return null;
  }
}

/** The text that was parsed last: a large file with many mistakes is parsed once. */
let last: { readonly text: string; readonly document: ReturnType<typeof parse> } | null = null;

function parsed(text: string): ReturnType<typeof parse> {
  if (last?.text !== text) last = { text, document: parse(text) };
  return last.document;
}

/** What is wrong with a text that is not JSON, with its line and column. */
export function jsonProblem(text: string): { readonly line: number; readonly problem: string } {
  const { line, column, message } = syntaxErrorOf(text);
  const what = message.replace(/ found\. \(\d+:\d+\)$/, '').toLowerCase();
  return { line, problem: `is not JSON at line ${line}, column ${column}: ${what}` };
}

function syntaxErrorOf(text: string): { line: number; column: number; message: string } {
  if (text.trim() === '') return { line: 1, column: 1, message: 'the file is empty' };
  try {
    parse(text);
  } catch (error) {
    if (error instanceof Error && 'line' in error && 'column' in error)
      return { line: Number(error.line), column: Number(error.column), message: error.message };
  }
  // Line breaks inside of strings, which the parser accepts.
  return { line: 1, column: 1, message: 'a text contains a line break or another control character' };
}

/** The member of an object, name and value. Names may contain dots, as keys of texts do. */
function nodeAt(node: AnyNode, value: ValueNode, path: readonly string[]): AnyNode {
  if (path.length === 0) return node;
  if (value.type === 'Array') {
    const item = value.elements[Number(path[0])];
    return item ? nodeAt(item, item.value, path.slice(1)) : node;
  }
  for (const member of value.type === 'Object' ? value.members : []) {
    const name = member.name.type === 'String' ? member.name.value : member.name.name;
    const { length } = name.split('.');
    if (name === path.slice(0, length).join('.')) return nodeAt(member, member.value, path.slice(length));
  }
  return node;
}

function lineOfHeader(text: string, field: string): number | null {
  const at = text.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return at === -1 ? null : at + 1;
}
