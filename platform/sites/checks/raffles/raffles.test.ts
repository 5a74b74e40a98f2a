import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSites } from '../../readSites.ts';
import type { BrandFiles, SiteFiles } from '../../siteFiles.ts';
import { siteReader } from '../../reader/siteReader.ts';
import { testSites } from '../../testSites.ts';
import { createSite } from '../../site.ts';
import { checkRaffles } from './raffles.ts';

const demo = fileURLToPath(new URL('../../../../sites/', import.meta.url));
let files: SiteFiles;
beforeEach(async () => {
  files ??= await readSites(siteReader(demo), {});
});
const tivoli = (): BrandFiles => files.brands.get('tivoli')!;

/** Mistakes reported when a brand has this raffle and this change. */
function mistakes(raffle: BrandFiles['raffle'], change: Partial<BrandFiles['brand']> = {}) {
  const found: string[] = [];
  const one = { ...tivoli(), raffle, brand: { ...tivoli().brand, ...change } };
  const brands = new Map([['tivoli', one]]);
  checkRaffles({ ...files, brands }, (file, field, problem) => found.push(`${file} ${field}: ${problem}`));
  return found;
}

describe('a raffle refers to existing things', () => {
  const right = () => tivoli().raffle!;

  it('RAFF-01 a brand with the page has a raffle, and one without has none', () => {
    expect(mistakes(right())).toEqual([]);
    expect(mistakes(null)).toEqual([
      'brands/tivoli/raffle.json : is missing, and the brand has the page raffle',
    ]);
    expect(mistakes(right(), { pages: ['jackpot'] })).toEqual([
      'brands/tivoli/raffle.json : is there, and the brand has no page raffle',
    ]);
    expect(mistakes(null, { pages: ['jackpot'] })).toEqual([]);
  });

  it('RAFF-04 its studios exist and are certified for the licence of the brand', () => {
    expect(mistakes({ ...right(), studios: ['kvarn', 'nobody'] })).toEqual([
      "brands/tivoli/raffle.json studios.1: there is no studio 'nobody'",
    ]);
    const uncertified = files.studios.find(({ licences }) => !licences.includes(tivoli().brand.licence));
    const licence = { licence: 'est' } as const;
    const studio = uncertified ?? files.studios.find(({ licences }) => !licences.includes('est'))!;
    expect(mistakes({ ...right(), studios: [studio.slug] }, uncertified ? {} : licence)).toEqual([
      expect.stringContaining(`studios.0: '${studio.slug}' is not certified for the licence`),
    ]);
  });

  it('RAFF-01 a licence that forbids the page removes the raffle', async () => {
    const { euros, paymentMethods, registration, licences, markets } = {
      ...files,
      euros: (await testSites()).euros,
    };
    const { brand, themes, jackpot, raffle, promotions } = tivoli();
    const licence = licences.get(brand.licence)!;
    const [first, ...others] = themes;
    const fields = {
      brand,
      markets,
      registration,
      disposableEmailDomains: [],
      paymentMethods,
      themes: [first!, ...others] as const,
      jackpot,
      raffle,
      promotions,
      calendar: null,
      gamification: null,
      cashback: null,
      shop: null,
      euros,
      minimumDeposits: new Map(),
      switchedOff: [],
      contentPages: [],
      signInPosters: [],
      documentVersions: { 'terms-and-conditions': 1, 'privacy-policy': 1 },
      studioOrigins: [],
      folder: demo,
    };
    expect(createSite({ ...fields, licence }).raffle).toBe(raffle);
    const forbidding = { ...licence, forbiddenPages: ['raffle' as const] };
    expect(createSite({ ...fields, licence: forbidding }).raffle).toBeNull();
  });
});

describe('a raffle.json', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-raffle-'));
    await cp(join(demo, 'brands/tivoli'), join(root, 'brands/tivoli'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  /** Mistakes reported when the brand's raffle file is read. */
  async function found(edit: (json: Record<string, unknown>) => unknown) {
    const file = join(root, 'brands/tivoli/raffle.json');
    const json: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'));
    const changed = edit(json);
    await writeFile(file, typeof changed === 'string' ? changed : JSON.stringify(changed));
    const reader = siteReader(root);
    await readSites(reader, {});
    return reader.mistakes
      .filter((mistake) => mistake.file === 'brands/tivoli/raffle.json')
      .map(({ field, problem }) => `${field}: ${problem}`);
  }

  it('that is valid has no mistake', async () => {
    expect(await found((json) => json)).toEqual([]);
  });

  it('that is not JSON is reported', async () => {
    expect(await found(() => '{ "prizes": ')).toEqual([expect.stringMatching(/^: is not JSON/)]);
  });

  it.each(['pageMobileBackgroundImage', 'pageDesktopBackgroundImage'])(
    'RAFF-16 whose %s does not exist is reported',
    async (field) => {
      expect(await found((json) => ({ ...json, [field]: 'no.svg' }))).toEqual([
        `${field}: there is no file no.svg: add it, or name another`,
      ]);
    },
  );

  it.each(['ticketPrice', 'prizes', 'studios', 'studioFactor'])(
    'without its %s is reported',
    async (field) => {
      expect(await found(({ [field]: _removed, ...rest }) => rest)).toEqual([`${field}: is missing: add it`]);
    },
  );
});
