import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrandFile } from '@foyer/sites/schema/brand.ts';
import { LicenceFileSchema } from '@foyer/sites/schema/licence.ts';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSites } from '../readSites.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { siteReader } from '../reader/siteReader.ts';
import { checkSelfExclusion } from './selfExclusion.ts';

const demo = fileURLToPath(new URL('../../../sites/', import.meta.url));
let files: SiteFiles;
let crc: Record<string, unknown>;
beforeAll(async () => {
  files = await readSites(siteReader(demo), {});
  crc = JSON.parse(await readFile(`${demo}licences/crc.json`, 'utf8'));
});

describe('a licence’s exclusion terms', () => {
  const WAITS = { definite: 24, indefinite: 168 };

  it.each<[string, object | undefined, string, RegExp]>([
    ['nothing said of it', undefined, 'selfExclusion', /selfExclusion/],
    ['no time-out', { timeoutDays: [] }, 'selfExclusion.timeoutDays', /one at least/],
    ['one too long', { timeoutDays: [1, 31] }, 'selfExclusion.timeoutDays.1', /30 days at most/],
    ['one too short', { timeoutDays: [0] }, 'selfExclusion.timeoutDays.0', /a day at least/],
    ['part of a day', { timeoutDays: [1.5] }, 'selfExclusion.timeoutDays.0', /whole days/],
    ['one twice', { timeoutDays: [7, 7] }, 'selfExclusion.timeoutDays', /twice/],
    ['an unknown term', { terms: ['P1Y'] }, 'selfExclusion.terms.0', /'P1Y' is neither/],
    ['no word of waits', { liftWaitHours: undefined }, 'selfExclusion.liftWaitHours', /liftWaitHours/],
    [
      'a wait too short',
      { liftWaitHours: { ...WAITS, definite: 23 } },
      'selfExclusion.liftWaitHours.definite',
      /24 hours at least/,
    ],
    [
      'a wait without an end too short',
      { liftWaitHours: { ...WAITS, indefinite: 24 } },
      'selfExclusion.liftWaitHours.indefinite',
      /168 hours at least/,
    ],
  ])('EXCLUSION-02 EXCLUSION-05 EXCLUSION-08 %s prevents the start', (_what, change, path, problem) => {
    const selfExclusion = change && { ...Object(crc.selfExclusion), ...change };
    const { issues } = v.safeParse(LicenceFileSchema, { ...crc, selfExclusion });
    const [issue] = issues ?? [];
    expect(issue && v.getDotPath(issue)).toBe(path);
    expect(`${path} ${issue?.message}`).toMatch(problem);
  });
});

describe('terms and the rules that require them', () => {
  /** Mistakes reported when the licence of two brands has these terms, and one of the brands these rules. */
  function mistakes(terms: string[], rules: BrandFile['rules'] = {}) {
    const [licence, tivoli] = [files.licences.get('crc')!, files.brands.get('tivoli')!];
    const selfExclusion = { ...licence.selfExclusion, terms };
    const found: string[] = [];
    checkSelfExclusion(
      {
        ...files,
        licences: new Map([['crc', { ...licence, selfExclusion }]]),
        brands: new Map([['tivoli', { ...tivoli, brand: { ...tivoli.brand, rules } }]]),
      },
      (file, field, problem) => found.push(`${file} ${field} ${problem}`),
    );
    return found;
  }

  it('LIC-15 EXCLUSION-02 required exclusion needs terms', () => {
    expect(mistakes(['P12M'])).toEqual([]);
    expect(mistakes(['indefinite'])).toEqual([]);
    expect(mistakes([])).toEqual([
      'licences/crc.json selfExclusion.terms has none, and selfExclusion is demanded',
    ]);
  });

  it('LIC-12 EXCLUSION-02 several terms need the rule for several, and a single one the rule for one', () => {
    expect(mistakes(['P6M', 'P12M'])).toEqual([expect.stringContaining('has several')]);
    const several = { selfExclusionMultipleOptions: true };
    expect(mistakes(['P6M', 'indefinite'], several)).toEqual([expect.stringContaining('has several')]);
    expect(mistakes(['P12M'], several)).toEqual([
      expect.stringContaining("needs a definite term and 'indefinite'"),
    ]);
  });

  it('LIC-15 a missing rule has its stricter value, and needs terms', () => {
    const licence = files.licences.get('est')!;
    const { selfExclusion: _unsaid, ...rules } = licence.rules;
    const found: string[] = [];
    checkSelfExclusion(
      { ...files, licences: new Map([['est', { ...licence, rules }]]), brands: new Map() },
      (_file, _field, problem) => found.push(problem),
    );
    expect(found).toEqual(['has none, and selfExclusion is demanded']);
  });
});
