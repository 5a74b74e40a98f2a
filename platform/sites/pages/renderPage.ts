import type { Locale } from '@foyer/domain/locale.ts';
import type { Site } from '../site.ts';
import { escapeHtml } from './escape.ts';
import type { Block, Page, PageFile, PageSection, ConditionalText } from './page.ts';
import { isConditionMet, valueNamed, valuesOf } from './values.ts';

/** Renders a page for a site: omits text whose conditions do not apply, and fills in the site's values. */
export function renderPage(key: string, file: PageFile, site: Site, locale: Locale): Page {
  const values = valuesOf(site, locale);
  const isShown = ({ conditions }: ConditionalText) =>
    conditions.every((condition) => isConditionMet(site, condition));
  const fill = ({ html }: ConditionalText) =>
    html.replace(/\{(\w+)\}/g, (match, name: string) => {
      const value = valueNamed(name);
      return value ? escapeHtml(values[value]) : match;
    });

  function markup(block: Block): string {
    if ('items' in block) {
      const items = block.items.filter(isShown).map((item) => `<li>${fill(item)}</li>`);
      return items.length > 0 ? `<${block.tag}>${items.join('')}</${block.tag}>` : '';
    }
    if (!isShown(block.texts)) return '';
    const id = block.tag === 'h2' ? ` id="${block.id}"` : '';
    return `<${block.tag}${id}>${fill(block.texts)}</${block.tag}>`;
  }

  const sectionOf = (block: Block): PageSection[] =>
    block.tag === 'h2' && isShown(block.texts) ? [{ id: block.id, title: plain(fill(block.texts)) }] : [];

  return {
    key,
    title: file.title,
    html: file.blocks.map(markup).filter(Boolean).join('\n'),
    sections: file.blocks.flatMap(sectionOf),
    changedAt: new Date(`${file.changed}T00:00:00Z`),
    version: file.version,
    changes: file.changes ?? null,
  };
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTERS[entity] ?? entity);
