import { lexer, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape.ts';
import { conditionalTextOf } from './conditionalText.ts';
import type { Block } from './page.ts';

export type ReportLine = (line: number, problem: string) => void;

/** Writes HTML from a fixed set of tags, escaping every text and checking every link; `marked` parses the Markdown. */
export function readRichText(markdown: string, firstLine: number, report: ReportLine): Block[] {
  let line = firstLine;
  return lexer(markdown).flatMap((token) => {
    const at = line;
    line += token.raw.split('\n').length - 1;
    return readBlock(token, (problem) => report(at, problem));
  });
}

type Report = (problem: string) => void;

const isOf = <Type extends Token['type']>(
  token: Token,
  type: Type,
): token is Extract<Token, { type: Type }> => token.type === type;

function readBlock(token: Token, report: Report): readonly Block[] {
  if (token.type === 'space') return [];
  if (isOf(token, 'heading')) return readHeading(token, report);
  if (isOf(token, 'paragraph'))
    return [{ tag: 'p', texts: conditionalTextOf(inline(token.tokens, report), report) }];
  if (isOf(token, 'list')) return [readList(token, report)];
  report(`${nameOf(token)} may not stand in a page`);
  return [];
}

/** A heading's id is explicit, so that links to it work in every language: `## Complaints {#complaints}`. */
function readHeading({ depth, tokens }: Tokens.Heading, report: Report): readonly Block[] {
  const html = inline(tokens, report);
  const texts = (text: string) => conditionalTextOf(text, report);
  if (depth === 3) return [{ tag: 'h3', texts: texts(html) }];
  if (depth !== 2) {
    report('a heading is of the second or third level; the first is the title');
    return [];
  }
  const [, title = '', id] = /^(.*) \{#([a-z][a-z0-9-]*)\}$/.exec(html) ?? [];
  if (id) return [{ tag: 'h2', id, texts: texts(title) }];
  report('a section’s heading ends with its id: ## Complaints {#complaints}');
  return [];
}

function readList({ ordered, items }: Tokens.List, report: Report): Block {
  return {
    tag: ordered ? 'ol' : 'ul',
    items: items.map((item) => conditionalTextOf(readItem(item, report), report)),
  };
}

function readItem({ tokens, task }: Tokens.ListItem, report: Report): string {
  const [only, ...others] = tokens;
  if (!only || task || others.length > 0 || !(isOf(only, 'text') || isOf(only, 'paragraph'))) {
    report('an item of a list is one line of words');
    return '';
  }
  return inline(only.tokens ?? [], report);
}

function inline(tokens: readonly Token[], report: Report): string {
  return tokens.map((token) => inlineToken(token, report)).join('');
}

function inlineToken(token: Token, report: Report): string {
  if (isOf(token, 'text') || isOf(token, 'escape')) return escapeHtml(token.text);
  if (isOf(token, 'strong')) return `<strong>${inline(token.tokens, report)}</strong>`;
  if (isOf(token, 'em')) return `<em>${inline(token.tokens, report)}</em>`;
  if (isOf(token, 'br')) return '<br>';
  if (isOf(token, 'link')) return link(token, report);
  report(`${nameOf(token)} may not stand in a page`);
  return '';
}

/** Allowed links: paths on the site, sections, mailto, tel and https; or a value of the site. */
const IN_SITE = /^\/(?![/\\])[^\s\\]*$/;
const ELSEWHERE = /^(?:https:\/\/[^\s\\]+|\{(?:authorityUrl|helpLineUrl)\})$/;
const ASIDE = /^(?:#[a-z0-9-]+|mailto:\S+|tel:\S+)$/;

function link({ href, tokens }: Tokens.Link, report: Report): string {
  const text = inline(tokens, report);
  if (ELSEWHERE.test(href)) return `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${text}</a>`;
  if (IN_SITE.test(href) || ASIDE.test(href)) return `<a href="${escapeHtml(href)}">${text}</a>`;
  report(`a link may not lead to '${href}'`);
  return text;
}

const nameOf = (token: Token): string =>
  token.type === 'html' ? `HTML ('${token.raw.trim().slice(0, 40)}')` : `'${token.type}'`;
