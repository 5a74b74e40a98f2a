import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '@foyer/domain/locale.ts';
import { loadSites, type Site } from '../index.ts';
import { siteReader } from '../reader/siteReader.ts';
import { pageFinder, readPages } from './readPages.ts';

const demo = await loadSites(fileURLToPath(new URL('../../../sites/', import.meta.url)));
const site = (brand: string): Site => demo.byBrand(brand)!;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

const HEAD = '---\ntitle: Rules\nchanged: 2026-11-21\nversion: 3\n---\n\n';

async function pages(files: Readonly<Record<string, string>>) {
  await mkdir(join(folder, 'pages/rules'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'pages/rules', name), text);
  const reader = siteReader(folder);
  const find = pageFinder(await readPages(reader));
  const html = (brand: string, locale: Locale = 'en') => find('rules', site(brand), locale)?.html;
  return { find, html, mistakes: reader.mistakes };
}

describe('a page', () => {
  it('OPEN-11 has a title, safe HTML, its sections, the date of its last change and its version', async () => {
    const { find } = await pages({
      'en.md': `${HEAD}## Who {#who}\n\nWe.\n\n## A *few* & more {#more}\n\nYou.\n`,
    });
    expect(find('rules', site('tivoli'), 'en')).toEqual({
      key: 'rules',
      title: 'Rules',
      html: '<h2 id="who">Who</h2>\n<p>We.</p>\n<h2 id="more">A <em>few</em> &amp; more</h2>\n<p>You.</p>',
      sections: [
        { id: 'who', title: 'Who' },
        { id: 'more', title: 'A few & more' },
      ],
      changedAt: new Date('2026-11-21T00:00:00Z'),
      version: 3,
      changes: null,
    });
  });

  it('OVER-08 of a brand replaces the shared one, in all languages and with its own version', async () => {
    await mkdir(join(folder, 'brands/tivoli/pages/rules'), { recursive: true });
    const own = HEAD.replace('version: 3', 'version: 7\nchanges: Dogs may enter.');
    await writeFile(join(folder, 'brands/tivoli/pages/rules/en.md'), `${own}Own words`);
    const { find } = await pages({ 'en.md': `${HEAD}Words`, 'fi.md': `${HEAD}Sanat` });
    expect(find('rules', site('tivoli'), 'fi')).toMatchObject({
      html: '<p>Own words</p>',
      version: 7,
      changes: 'Dogs may enter.',
    });
    expect(find('rules', site('sol'), 'fi')).toMatchObject({
      html: '<p>Sanat</p>',
      version: 3,
      changes: null,
    });
  });

  it('OVER-08 of a licence replaces the shared one for its brands, unless a brand has its own', async () => {
    for (const [owner, text] of [
      ['licences/crc', 'Rules of the licence'],
      ['brands/tivoli', 'Rules of the brand'],
    ]) {
      await mkdir(join(folder, `${owner}/pages/rules`), { recursive: true });
      await writeFile(join(folder, `${owner}/pages/rules/en.md`), `${HEAD}${text}`);
    }
    await writeFile(join(folder, 'licences/crc.json'), '{}');
    const { html, mistakes } = await pages({ 'en.md': `${HEAD}Words` });
    expect(html('tivoli')).toBe('<p>Rules of the brand</p>');
    expect(html('harbour')).toBe('<p>Rules of the licence</p>');
    expect(html('northlight')).toBe('<p>Words</p>');
    expect(mistakes).toEqual([]);
  });

  it('of a licence that does not exist is a mistake', async () => {
    await mkdir(join(folder, 'licences/moon/pages/rules'), { recursive: true });
    await writeFile(join(folder, 'licences/moon/pages/rules/en.md'), `${HEAD}Words`);
    expect((await pages({ 'en.md': `${HEAD}Words` })).mistakes).toEqual([
      { file: 'licences/moon/pages', field: '', line: null, problem: 'there is no licences/moon.json' },
    ]);
  });

  it('is null if it does not exist', async () => {
    const { find } = await pages({ 'en.md': `${HEAD}Words` });
    expect(find('nothing', site('tivoli'), 'en')).toBeNull();
  });

  it('has the brand’s company, licence and help line, escaped', async () => {
    const { html } = await pages({
      'en.md': `${HEAD}{company}, {licenceNumber}, {minimumAge}; [{helpLine}]({helpLineUrl})`,
    });
    expect(html('tivoli')).toContain('Bulb &amp; Carousel N.V., DEMO/CRC/014, 18; <a href="https://');
    expect(html('baltika')).toContain('Merevaik Mängud OÜ, DEMO/EST/007, 21');
  });

  it('leaves out what the licence does not require and the site does not have', async () => {
    const { html } = await pages({
      'en.md': `${HEAD}{when realityCheck} Checked every {realityCheckIntervalMinutes} minutes.

{unless realityCheck} Not checked.

- {when sessionClock} a clock
- {when authorityUrl} [{authority}]({authorityUrl})
`,
    });
    expect(html('northlight')).toBe(
      '<p>Checked every 60 minutes.</p>\n<ul><li><a href="https://www.mga.org.mt" rel="noopener noreferrer">Malta Gaming Authority</a></li></ul>',
    );
    expect(html('bellemise')).toBe('<p>Not checked.</p>');
    expect(html('baltika')).toContain('<li>a clock</li>');
  });

  it('has the country’s help line, and the country’s name in the reader’s language', async () => {
    const { find } = await pages({
      'en.md': `${HEAD}{country} {helpLine}`,
      'fi.md': `${HEAD}{country} {helpLine}`,
    });
    expect(find('rules', site('northlight').inCountry('NO'), 'fi')?.html).toMatch(/^<p>Norja /);
    expect(find('rules', site('northlight').inCountry('FI'), 'en')?.html).toBe('<p>Finland Peluuri</p>');
  });

  it('falls back to the language of the locale, then to English, and is rendered once', async () => {
    const { find, html } = await pages({ 'en.md': `${HEAD}English`, 'fr.md': `${HEAD}Français` });
    expect(html('harbour', 'fr_CA')).toBe('<p>Français</p>');
    expect(html('northlight', 'fi')).toBe('<p>English</p>');
    const once = find('rules', site('tivoli'), 'en');
    expect(find('rules', site('tivoli'), 'en')).toBe(once);
  });
});

describe('a mistake in a page is reported with its file and field', () => {
  it.each<[what: string, text: string, fieldOrLine: string | number, problem: RegExp]>([
    ['no title', '---\nchanged: 2026-11-21\nversion: 1\n---\n', 'title', /missing/],
    [
      'an empty title',
      '---\ntitle:\nchanged: 2026-11-21\nversion: 1\n---\n',
      'title',
      /length|empty|Invalid/,
    ],
    ['a bad date', '---\ntitle: A\nchanged: 21.11.2026\nversion: 1\n---\n', 'changed', /2026-11-21/],
    ['a day there is not', '---\ntitle: A\nchanged: 2026-02-30\nversion: 1\n---\n', 'changed', /no day/],
    ['no version', '---\ntitle: A\nchanged: 2026-11-21\n---\n', 'version', /missing/],
    [
      'a version that is none',
      '---\ntitle: A\nchanged: 2026-11-21\nversion: 0\n---\n',
      'version',
      /whole number/,
    ],
    [
      'a field nobody knows',
      '---\ntitle: A\nchanged: 2026-11-21\nversion: 1\ncolour: red\n---\n',
      'colour',
      /not known/,
    ],
    ['no head at all', 'Words\n', '', /does not begin/],
    ['an unknown value', `${HEAD}Words\n\nThe {weather}\n`, 9, /\{weather\}/],
    ['HTML', `${HEAD}<div>Words</div>\n`, 7, /HTML/],
  ])('%s', async (_what, text, field, problem) => {
    const { mistakes } = await pages({ 'en.md': text });
    const where = typeof field === 'number' ? { field: '', line: field } : { field };
    const found = { file: 'pages/rules/en.md', ...where, problem: expect.stringMatching(problem) };
    expect(mistakes).toMatchObject([found]);
  });

  it.each([
    ['of another version', HEAD.replace('3', '2'), 'version'],
    ['of another day', HEAD.replace('21', '20'), 'changed'],
    ['with another section', `${HEAD}## Mehr {#mehr}\n`, 'sections'],
  ])('a translation %s', async (_what, text, field) => {
    const { mistakes } = await pages({ 'en.md': HEAD, 'de.md': text });
    expect(mistakes).toMatchObject([{ file: 'pages/rules/de.md', field }]);
  });

  it('a file of an unknown locale, and a missing English file', async () => {
    const { mistakes } = await pages({ 'swedish.md': HEAD });
    expect(mistakes.map(({ file }) => file)).toEqual(['pages/rules/swedish.md', 'pages/rules/en.md']);
  });
});
