import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Currency } from '@foyer/domain/currency.ts';
import { defaultMinimumDeposit } from '@foyer/contract/cashier/minimumDeposit.ts';
import { compare, money } from '@foyer/domain/money.ts';
import { loadSites, type SiteError, type Site, type Sites } from '../index.ts';
import { DEMO_BRANDS } from '../testing/demoBrands.ts';

const demo = fileURLToPath(new URL('../../../sites/', import.meta.url));
let sites: Sites;
beforeAll(async () => {
  sites = await loadSites(demo);
});

const json = async (file: string) => JSON.parse(await readFile(join(demo, file), 'utf8'));

/** Every pair of country and currency that an account of a brand may have. */
const accounts = async (): Promise<{ site: Site; currency: Currency }[]> => {
  const countries = (await readdir(join(demo, 'markets'))).map((file) => file.slice(0, 2));
  const found = await Promise.all(
    DEMO_BRANDS.map((name) => sites.byBrand(name)!).map(async (brand) => {
      const { currencies }: { currencies: Currency[] } = await json(`brands/${brand.brand}/brand.json`);
      return countries
        .filter((country) => brand.serves(country))
        .flatMap((country) => currencies.map((currency) => ({ site: brand.inCountry(country), currency })));
    }),
  );
  return found.flat();
};

describe('the payment methods of the demo', () => {
  it('allow deposits and withdrawals for every account of every brand', async () => {
    for (const { site, currency } of await accounts()) {
      const by = (terms: 'deposit' | 'withdrawal') =>
        site.paymentMethods.filter((method) => method[terms]?.limits.has(currency)).length;
      const who = `${site.brand} ${site.market.country} ${currency}`;
      expect(by('deposit'), who).toBeGreaterThanOrEqual(2);
      expect(by('withdrawal'), who).toBeGreaterThanOrEqual(1);
    }
  });

  it('CASH-02 allow no deposit below the minimum of its currency', async () => {
    for (const { site, currency } of await accounts())
      for (const { id, deposit } of site.paymentMethods) {
        const min = deposit?.limits.get(currency)?.min;
        if (min) expect(compare(min, defaultMinimumDeposit(currency)!), id).toBeGreaterThanOrEqual(0);
      }
  });

  it('have amounts in minor units, yen without decimals', () => {
    const [method] = sites.byBrand('tivoli')!.inCountry('JP').paymentMethods;
    expect(method?.id).toBe('piq-card');
    expect(method?.deposit?.limits.get('EUR')).toEqual({
      min: money(20_00n, 'EUR'),
      max: money(5000_00n, 'EUR'),
      feeFixed: money(0n, 'EUR'),
    });
    expect(method?.deposit?.limits.has('JPY')).toBe(false);
  });

  it('are those of the country and the licence', () => {
    const ids = (brand: string, country: string) =>
      sites
        .byBrand(brand)!
        .inCountry(country)
        .paymentMethods.map(({ id }) => id);
    expect(ids('northlight', 'FI')).toEqual(['trustly', 'zimpler', 'finshark', 'card', 'quayside']);
    expect(ids('baltika', 'EE')).toEqual(['trustly', 'zimpler', 'finshark', 'card', 'quayside']);
    expect(ids('harbour', 'NZ')).toEqual(['card', 'piq-wallet', 'quayside']);
    expect(ids('sol', 'CR')).toEqual(['card', 'piq-wallet']);
    expect(ids('sol', 'ZZ')).toEqual([]);
  });

  it('mark instant banking methods', () => {
    const instant = sites.byBrand('harbour')!.inCountry('CA').paymentMethods;
    expect(
      instant.filter(({ isInstantBanking }) => isInstantBanking).map(({ provider }) => provider),
    ).toEqual(['trustly', 'zimpler', 'finshark', 'krofort']);
  });
});

describe('a brand and a mistake in the file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-payments-'));
    await cp(demo, folder, { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  type Json = Record<string, unknown>;
  const methods = 'payments/methods.json';
  const write = (file: string, value: unknown) => writeFile(join(folder, file), JSON.stringify(value));
  const trustly = async (edit: (method: Json) => Json): Promise<void> => {
    const [first, ...rest]: Json[] = await json(methods);
    await write(methods, [edit(first!), ...rest]);
  };
  const deposit = (edit: (terms: Json) => Json) =>
    trustly((method) => ({ ...method, deposit: edit(method['deposit'] as Json) }));

  it.each<[what: string, edit: () => Promise<void>, field: string, problem: RegExp]>([
    ['an unknown field', () => trustly((one) => ({ ...one, colour: 'red' })), '0.colour', /not known/],
    ['an unknown speed', () => deposit((one) => ({ ...one, speed: 'Soon' })), '0.deposit.speed', /Soon/],
    ['no way at all', () => trustly((one) => ({ ...one, deposit: null, withdrawal: null })), '0', /no money/],
    [
      'a country without a market',
      () => trustly((one) => ({ ...one, countries: ['FI', 'AQ'] })),
      '0.countries.1',
      /AQ/,
    ],
    [
      'an unknown licence',
      () => trustly((one) => ({ ...one, blockedLicences: ['xyz'] })),
      '0.blockedLicences.0',
      /no licences\/xyz.json/,
    ],
    ['a name twice', () => trustly((one) => ({ ...one, id: 'card' })), '4.id', /twice/],
    [
      'a label nobody says',
      () => trustly((one) => ({ ...one, label: 'cashier.no' })),
      '0.label',
      /cashier\.no/,
    ],
    ['no currency', () => deposit((one) => ({ ...one, limits: {} })), '0.deposit.limits', /no currency/],
    [
      'a currency without a rate',
      () => deposit((one) => ({ ...one, limits: { KPW: { min: '1', max: '2' } } })),
      '0.deposit.limits.KPW',
      /KPW has no rate: add it to payments\/rates.json/,
    ],
    [
      'half a yen',
      () => deposit((one) => ({ ...one, limits: { JPY: { min: '1.5', max: '2' } } })),
      '0.deposit.limits.JPY.min',
      /not an amount of JPY/,
    ],
    [
      'a fee below nothing',
      () => deposit((one) => ({ ...one, limits: { EUR: { min: '1', max: '2', feeFixed: '-1' } } })),
      '0.deposit.limits.EUR.feeFixed',
      /not an amount/,
    ],
    [
      'a fee that eats the minimum',
      () => deposit((one) => ({ ...one, limits: { EUR: { min: '1', max: '2', feeFixed: '0.90' } } })),
      '0.deposit.limits.EUR.feeFixed',
      /leaves nothing/,
    ],
    [
      'a maximum below the minimum',
      () => deposit((one) => ({ ...one, limits: { EUR: { min: '3', max: '2' } } })),
      '0.deposit.limits.EUR.max',
      /below/,
    ],
  ])('%s is named', async (_what, edit, field, problem) => {
    await edit();
    const error = await loadSites(folder).catch((reason: unknown) => reason);
    const found = { file: methods, field, problem: expect.stringMatching(problem) };
    expect((error as SiteError).mistakes).toContainEqual(expect.objectContaining(found));
  });

  it('a brand lists its methods in its own order, and unknown ones are refused', async () => {
    const file = 'brands/northlight/brand.json';
    await write(methods, await json(methods));
    await write(file, { ...(await json(file)), paymentMethods: ['card', 'trustly'] });
    const found = (await loadSites(folder)).byBrand('northlight')!.paymentMethods;
    expect(found.map(({ id }) => id)).toEqual(['card', 'trustly']);

    await write(file, { ...(await json(file)), paymentMethods: ['card', 'cheque'] });
    const error = await loadSites(folder).catch((reason: unknown) => reason);
    expect((error as SiteError).mistakes).toMatchObject([
      { file, field: 'paymentMethods.1', problem: "there is no payment method 'cheque'" },
    ]);
  });
});
