import { fileURLToPath } from 'node:url';
import { DAY } from '@foyer/domain/duration.ts';
import { OperatorMessagesSchema, type OperatorMessage } from '@foyer/sites/schema/banners.ts';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTexts, type Texts } from '../../messages.ts';
import { readSites } from '../../readSites.ts';
import { siteReader } from '../../reader/siteReader.ts';
import type { SiteFiles } from '../../siteFiles.ts';
import { checkMessages } from './operatorMessages.ts';

let files: SiteFiles;
let texts: Texts;
beforeAll(async () => {
  const reader = siteReader(fileURLToPath(new URL('../../../../sites/', import.meta.url)));
  [files, texts] = [await readSites(reader, {}), await readTexts(reader)];
  expect(reader.mistakes).toEqual([]);
});

const message: OperatorMessage = {
  id: 'one',
  from: new Date(0),
  until: new Date(DAY),
  isAdvertising: false,
  words: 'kept',
};

/** Mistakes reported when the brand and its licence have these messages. */
function mistakes(ofBrand: readonly OperatorMessage[], ofLicence: readonly OperatorMessage[] = []): string[] {
  const found: string[] = [];
  const brand = files.brands.get('tivoli') ?? expect.fail('no brand');
  const licence = files.licences.get(brand.brand.licence) ?? expect.fail('no licence');
  const pages = brand.brand.pages.filter((page) => page !== 'moreCasinos');
  const changed: SiteFiles = {
    ...files,
    brands: new Map([['tivoli', { ...brand, brand: { ...brand.brand, pages, messages: [...ofBrand] } }]]),
    licences: new Map([[brand.brand.licence, { ...licence, messages: [...ofLicence] }]]),
  };
  checkMessages(changed, texts, (file, field, problem) => found.push(`${file} ${field}: ${problem}`));
  return found;
}

describe('the messages of an operator', () => {
  it('have texts, a page and ids of their own', () => {
    expect(mistakes([message, { ...message, id: 'two', page: 'jackpot', locales: ['en'] }])).toEqual([]);
    expect(mistakes([message], [{ ...message, id: 'two' }])).toEqual([]);
  });

  it.each<[string, OperatorMessage[], OperatorMessage[], string]>([
    ['the same id twice', [message, message], [], 'brand.json messages.1.id: '],
    ['an id of the licence', [message], [message], 'brand.json messages.0.id: '],
    ['words that nobody wrote', [{ ...message, words: 'nothing' }], [], 'messages.0.words: there is no text'],
    ['a page that the brand has not', [{ ...message, page: 'moreCasinos' }], [], 'messages.0.page: '],
    ['a language that the brand has not', [{ ...message, locales: ['xx'] }], [], 'messages.0.locales: '],
  ])('are reported with %s', (_what, ofBrand, ofLicence, mistake) => {
    expect(mistakes(ofBrand, ofLicence).join('\n')).toContain(mistake);
  });

  const written = {
    ...message,
    from: '2026-12-01T00:00:00Z',
    until: '2027-03-01T00:00:00Z',
  };
  it.each([
    ['90 days', {}, true],
    ['more than 90 days', { until: '2027-03-01T00:00:01Z' }, false],
    ['no time', { until: '2026-12-01T00:00:00Z' }, false],
    ['no moment', { from: 'tomorrow' }, false],
    ['a locale that is none', { locales: ['english'] }, false],
    ['no countries', { countries: [] }, false],
    ['an id with markup', { id: '<b>' }, false],
    ['an unknown field', { html: '<b>' }, false],
  ])('last %s: %j is valid: %s', (_what, change, isValid) => {
    expect(v.is(OperatorMessagesSchema, [{ ...written, ...change }])).toBe(isValid);
  });
});
