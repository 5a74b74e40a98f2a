/** A piece of rich text: a text, or an element with its children. */
export type Piece = string | Element;

export interface Element {
  readonly tag: Tag;
  readonly id: string | undefined;
  readonly href: string | undefined;
  readonly pieces: readonly Piece[];
}

const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'] as const;
export type Tag = (typeof TAGS)[number];

/** A tag with double-quoted attributes, or the text up to the next tag. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>|[^<]+|</gi;

/**
 * Parses the platform's rich text. It keeps the elements of `TAGS`, a heading's `id` and a link's `href`; of other
 * elements it keeps only the text. Nothing is inserted as HTML.
 */
export function readMarkup(html: string): readonly Piece[] {
  const root: Open = { tag: null, id: undefined, href: undefined, pieces: [] };
  const open: Open[] = [root];
  const top = () => open.at(-1) ?? root;
  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
    if (name === undefined) {
      top().pieces.push(decode(token));
      continue;
    }
    const tag = TAGS.find((known) => known === name.toLowerCase());
    if (!tag) continue;
    if (slash) {
      if (top().tag === tag) open.pop();
      continue;
    }
    const element = { tag, id: valueOf(attributes, 'id'), href: hrefOf(tag, attributes), pieces: [] };
    top().pieces.push(element);
    if (tag !== 'br') open.push(element);
  }
  return root.pieces;
}

interface Open extends Omit<Element, 'tag' | 'pieces'> {
  readonly tag: Tag | null;
  readonly pieces: Piece[];
}

const valueOf = (attributes: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
};

/** URLs that cannot run script: in-site paths, fragments, https, mailto and tel. */
const SAFE_ADDRESS = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i;

const hrefOf = (tag: Tag, attributes: string): string | undefined => {
  const href = tag === 'a' ? valueOf(attributes, 'href') : undefined;
  return href !== undefined && SAFE_ADDRESS.test(href) ? href : undefined;
};

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(\w+));/g, (entity, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (CHARACTERS[name ?? ''] ?? entity),
  );
