import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEMO_LOCALES, type Locale } from '@foyer/domain/locale.ts';
import { loadSites } from '../index.ts';
import { siteReader } from '../reader/siteReader.ts';
import type { Block, PageFile, ConditionalText } from './page.ts';
import { readPages } from './readPages.ts';

const folder = fileURLToPath(new URL('../../../sites/', import.meta.url));
const sites = await loadSites(folder);
const reader = siteReader(folder);
const { shared: pages } = await readPages(reader);

const keys = [...pages.keys()];
const languages = DEMO_LOCALES.filter((locale) => !locale.includes('_') || locale === 'et_EE');
const all = keys.flatMap((key) => languages.map((locale) => ({ key, locale })));

const textsOf = (block: Block): readonly ConditionalText[] =>
  'items' in block ? block.items : [block.texts];
/** The language-independent structure of a page: its blocks with their conditions, links and values. */
const shapeOf = ({ blocks }: PageFile) =>
  blocks.map((block) => [
    block.tag,
    textsOf(block).map(({ html, conditions }) => ({
      conditions,
      links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href).sort(),
      values: [...new Set(html.match(/\{\w+\}/g))].sort(),
    })),
  ]);

describe('the pages of the demo', () => {
  it('are those that routes and features show', () => {
    expect(keys).toEqual([
      'additional-information',
      'bonus-terms-and-conditions',
      'jackpot-terms',
      'loyalty-terms',
      'privacy-policy',
      'raffle-terms',
      'terms-and-conditions',
    ]);
    expect(reader.mistakes).toEqual([]);
  });

  it.each(all)('$key has in $locale the structure of the English page', ({ key, locale }) => {
    const files = pages.get(key);
    const [file, english] = [files?.get(locale), files?.get('en')];
    expect(file && shapeOf(file)).toEqual(english && shapeOf(english));
  });

  it.each(keys)('%s is complete at every brand, in every locale and served country', (key) => {
    for (const site of sites.brands) {
      for (const locale of site.settings.locales) {
        const page = sites.page(key, site, locale);
        expect(page?.html, `${site.brand} ${locale}`).toMatch(/^<p><strong>/);
        expect(page?.html, `${site.brand} ${locale}`).not.toMatch(/[{}]|\bundefined\b|\bnull\b|href=""/);
        expect(page?.html).toContain(site.settings.label);
      }
    }
  });

  it('each begins, in every language, with the notice that its operator is fictional', () => {
    for (const { key, locale } of all) {
      const [first] = pages.get(key)?.get(locale)?.blocks ?? [];
      expect(first && textsOf(first)[0]?.html, `${key} ${locale}`).toMatch(/^<strong>\{company\}/);
    }
  });

  it('HTTP-11 the privacy policy mentions an analytics company exactly where the brand uses one', () => {
    const count = (brand: string) =>
      sites.page('privacy-policy', sites.byBrand(brand)!, 'en')?.html.match(/analytics company/gi)?.length;
    expect([count('northlight'), count('tivoli')]).toEqual([1, undefined]);
  });

  it('a stricter licence gives a longer page', () => {
    const count = (brand: string, locale: Locale = 'en') =>
      sites.page('additional-information', sites.byBrand(brand)!, locale)?.html.match(/<li>/g)?.length ?? 0;
    expect(count('northlight')).toBeGreaterThan(count('sol'));
    expect(count('baltika')).toBeGreaterThan(count('sol'));
  });
});
