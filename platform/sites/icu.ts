import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** A compiled text as it may be written: for clients that bring their own ICU library. */
export function icuOf(message: CompiledMessage): string {
  return typeof message === 'string' ? escaped(message) : message.map((part) => written(part)).join('');
}

function written(part: unknown): string {
  if (typeof part === 'string') return part === '#' ? '#' : escaped(part);
  if (!Array.isArray(part)) return '';
  const [name, kind, style]: readonly unknown[] = part;
  const known = [name, kind].filter((word) => typeof word === 'string');
  if (typeof style === 'string') return `{${[...known, style].join(', ')}}`;
  if (typeof style !== 'object' || style === null) return `{${known.join(', ')}}`;
  const { offset, ...choices } = Object.fromEntries(Object.entries(style));
  const countedOff = offset === undefined ? [] : [`offset:${Number(offset)}`];
  return `{${known.join(', ')}, ${[...countedOff, ...Object.entries(choices).map(choice)].join(' ')}}`;
}

/** One way of a plural or a select. */
function choice([name, message]: readonly [string, unknown]): string {
  const parts: readonly unknown[] = Array.isArray(message) ? message : [message];
  return `${/^\d+$/.test(name) ? `=${name}` : name} {${parts.map(written).join('')}}`;
}

/** A brace or an apostrophe of the text's own. */
const escaped = (text: string): string => text.replace(/'/g, "''").replace(/[{}]/g, "'$&'");
