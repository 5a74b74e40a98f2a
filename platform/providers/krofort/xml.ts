export interface Element {
  readonly attributes: Readonly<Record<string, string>>;
  readonly inner: string;
}

// The documents have few fixed shapes, so regular expressions suffice: no XML parser, entities or includes.
const ELEMENT = /^<(\w{1,40})((?: \w{1,40}="[^"<>]{0,500}")*)(?:\/>|>(.*)<\/\1>)$/s;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

/** Null unless the text is exactly one element of this name. Duplicate attributes are ambiguous and rejected. */
export function elementOf(name: string, xml: string): Element | null {
  const [, found, head = '', inner = ''] = ELEMENT.exec(xml.trim()) ?? [];
  if (found !== name) return null;
  const pairs = [...head.matchAll(ATTRIBUTE)].map(
    ([, attribute, value = '']) => [attribute ?? '', unescaped(value)] as const,
  );
  const attributes = Object.fromEntries(pairs);
  return Object.keys(attributes).length === pairs.length ? { attributes, inner } : null;
}

export const attributesText = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
] as const;

export const escaped = (text: string): string =>
  ENTITIES.reduce((result, [character, entity]) => result.replaceAll(character, entity), text);
export const unescaped = (text: string): string =>
  ENTITIES.toReversed().reduce((result, [character, entity]) => result.replaceAll(entity, character), text);
