import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copySites, DEMO_SITES as demo } from './testing/copySites.ts';
import { DEMO_BRANDS } from './testing/demoBrands.ts';
import { loadSites, SiteError, type Sites } from './index.ts';

const METER = {
  name: 'pebbletally',
  url: 'https://cdn.pebbletally.example/script.js',
  queue: 'pebbletallyQueue',
};
let sites: Sites;
beforeAll(async () => {
  sites = await loadSites(demo);
});

describe('the sites', () => {
  it('SHELL-03 six brands load, each with its own operator', () => {
    const operators = DEMO_BRANDS.map((brand) => sites.byBrand(brand)?.settings.operator);
    expect(new Set(operators).size).toBe(6);
    expect(sites.brands[0]).toBe(sites.defaultSite);
  });

  it('SHELL-15 a locale without its own text says Sign In', () => {
    expect(sites.messages('en_NZ', ['shell'])['shell.signIn']).toEqual(['Sign In']);
  });

  it.each([
    ['tivoli.localhost:3000', 'tivoli'],
    ['www.tivoli.localhost', 'tivoli'],
    ['lobby--harbour.localhost', 'harbour'],
    ['localhost:3000', 'northlight'],
    ['127.0.0.1:3000', 'northlight'],
    ['[::1]:3000', 'northlight'],
    ['stranger.localhost', 'northlight'],
  ])('ROUTE-08 the host %j is the brand %s', (host, brand) => {
    expect(sites.byHost(host)?.brand).toBe(brand);
  });

  it('THEME-04 each brand has its first theme', () => {
    for (const site of sites.brands) expect(site.theme).toBe(site.themes[0]);
  });

  it('a site returns the rules and features of its country', () => {
    const site = sites.byBrand('tivoli');
    expect(site?.hasRule('selfExclusion')).toBe(true);
    expect(site?.hasRule('realityCheck')).toBe(false);
    expect(site?.inCountry('GB').hasRule('realityCheck')).toBe(true);
    expect(site?.has('JackpotAutoOptIn')).toBe(true);
    expect(site?.has('Sportsbook')).toBe(false);
    expect(site?.inCountry('CA').market).toEqual({
      country: 'CA',
      subDivision: null,
      device: null,
      currency: 'CAD',
      licence: site?.settings.license,
    });
  });

  it('REG-02 a country has its registration method; all other countries share one', () => {
    const site = sites.byBrand('northlight');
    expect(['FI', 'NO', 'MT', 'XX'].map((country) => site?.inCountry(country).settings.registration)).toEqual(
      ['TRUSTLY', 'SSN', 'REGILY', 'REGILY'],
    );
  });

  it('a brand serves its own country and the listed ones, and no other', () => {
    const site = sites.byBrand('tivoli');
    expect(['IE', 'CA', 'IN', 'GB', ''].map((country) => site?.serves(country))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(site?.inCountry('GB').serves('GB')).toBe(false);
  });

  it('a country’s settings are computed once', () => {
    expect(sites.defaultSite.inCountry('EE')).toBe(sites.defaultSite.inCountry('EE'));
  });

  it('GQLO-21 GQLO-22 a visitor gets their country’s site on their device, if it is served', () => {
    const here = sites.defaultSite.onDevice('Mobile');
    expect(here.seenFrom('DE').market).toMatchObject({ country: 'DE', device: 'Mobile' });
    for (const none of ['GB', '', null]) expect(here.seenFrom(none).market).toEqual(here.market);
  });

  it('missing texts come from the language of the locale, then from English', () => {
    const english = sites.messages('en', ['catalogue']);
    const canadian = sites.messages('en_CA', ['catalogue']);
    expect(Object.keys(canadian)).toEqual(Object.keys(english));
    expect(sites.messages('en', ['catalogue'])).toBe(english);
    expect(sites.messages('en', ['nowhere', 'catalogue', 'catalogue'])).toBe(english);
    expect(sites.messages('en', ['nowhere'])).toEqual({});
  });

  it('the server formats texts with their values', () => {
    const translate = sites.translator('en', ['catalogue']);
    expect(translate('catalogue.related', { studio: 'Kvarn' })).toBe('More from Kvarn');
    expect(translate('wallet.balance')).toBe('wallet.balance');
  });
});

describe('a mistake in the site data is reported with its file and field', async () => {
  const { write, remove, copy, change, set, without, restore, folder, delete: removeAll } = await copySites();
  afterEach(restore);
  afterAll(removeAll);

  const inColours = (edit: (colours: Record<string, unknown>) => unknown) =>
    change('brands/tivoli/theme.json', (theme) => ({
      ...theme,
      colours: edit(theme['colours'] as Record<string, unknown>),
    }));
  const tivoli = 'brands/tivoli/brand.json';
  const theme = 'brands/tivoli/theme.json';
  const jackpot = 'brands/tivoli/jackpot.json';

  it.each<[what: string, edit: () => Promise<void>, file: string, field: string, problem: RegExp]>([
    ['an unknown field', set(tivoli, { colour: 'red' }), tivoli, 'colour', /not known/],
    ['a missing field', without(tivoli, 'operator'), tivoli, 'operator', /missing/],
    ['a wrong type', set(tivoli, { title: 7 }), tivoli, 'title', /string/],
    ['a licence nobody knows', set(tivoli, { licence: 'xyz' }), tivoli, 'licence', /xyz/],
    ['a licence without a file', remove('licences/crc.json'), tivoli, 'licence', /licences\/crc\.json/],
    ['a country without a file', set(tivoli, { countries: ['CA', 'ZZ'] }), tivoli, 'countries.1', /ZZ/],
    [
      'an analytics script that anybody on the way could change',
      set(tivoli, { analyticsScripts: [{ ...METER, url: 'http://meter.example/tag.js' }] }),
      tivoli,
      'analyticsScripts.0.url',
      /https address/,
    ],
    ['a bad locale', set(tivoli, { locales: ['en', 'eo'] }), tivoli, 'locales.1', /eo/],
    [
      'a default locale it does not offer',
      set(tivoli, { defaultLocale: 'fi' }),
      tivoli,
      'defaultLocale',
      /locales/,
    ],
    [
      'a licence that says nothing of limits of play',
      without('licences/mga.json', 'playLimits'),
      'licences/mga.json',
      'playLimits',
      /missing/,
    ],
    ['an unknown toggle', set(tivoli, { features: ['Sportbook'] }), tivoli, 'features.0', /Sportbook/],
    [
      'a forbidden toggle',
      set('brands/northlight/brand.json', { features: ['JackpotAutoOptIn'] }),
      'brands/northlight/brand.json',
      'features.0',
      /forbidden/,
    ],
    [
      'a looser rule',
      set('brands/northlight/brand.json', { rules: { realityCheck: false } }),
      'brands/northlight/brand.json',
      'rules.realityCheck',
      /looser/,
    ],
    [
      'a page that the licence forbids',
      set('licences/est.json', { forbiddenPages: ['jackpot'] }),
      'brands/baltika/brand.json',
      'pages.0',
      /'jackpot' is forbidden/,
    ],
    ['no jackpot for its page', remove(jackpot), jackpot, '', /page jackpot/],
    ['a jackpot without a page', set(tivoli, { pages: [] }), jackpot, '', /no page jackpot/],
    [
      'a jackpot that lacks a currency',
      set(jackpot, { contributions: { EUR: { options: ['0.05'], initial: '0.05' } } }),
      jackpot,
      'contributions',
      /CAD/,
    ],
    ['a jackpot without a source', without(jackpot, 'sourceId'), jackpot, 'sourceId', /missing/],
    ['a jackpot without its picture', set(jackpot, { logo: 'no.svg' }), jackpot, 'logo', /no\.svg/],
    ['a country without a market', set(tivoli, { country: 'AQ' }), tivoli, 'country', /markets\/AQ\.json/],
    [
      'a hero that is not open',
      set(tivoli, {
        heroes: [{ game: 'minefield-marzipan', kicker: 'catalogue.related', copy: 'catalogue.related' }],
      }),
      tivoli,
      'heroes.0.game',
      /minefield-marzipan/,
    ],
    [
      'a hero without words',
      set(tivoli, {
        heroes: [{ game: 'fox-and-ember', kicker: 'catalogue.none', copy: 'catalogue.related' }],
      }),
      tivoli,
      'heroes.0.kicker',
      /catalogue\.none/,
    ],
    ['a list nobody knows', set(tivoli, { lobby: ['newest'] }), tivoli, 'lobby.0', /newest/],
    [
      'a host of another brand',
      async () => {
        await set(tivoli, { hosts: ['casino.example'] })();
        await set('brands/sol/brand.json', { hosts: ['casino.example'] })();
      },
      tivoli,
      'hosts.0',
      /sol/,
    ],
    ['another brand’s name', set(tivoli, { brand: 'sol' }), tivoli, 'brand', /tivoli/],
    ['a file that is not JSON', write(tivoli, '{ "brand": '), tivoli, '', /JSON/],
    ['a missing brand file', remove(tivoli), tivoli, '', /cannot be read/],
    ['a missing theme', remove(theme), theme, '', /cannot be read/],
    [
      'a missing theme colour',
      inColours(({ primary: _removed, ...rest }) => rest),
      theme,
      'colours.primary',
      /missing/,
    ],
    [
      'a wrong theme colour',
      inColours((colours) => ({ ...colours, primary: 'red' })),
      theme,
      'colours.primary',
      /#rrggbb/,
    ],
    ['a missing logo', remove('brands/tivoli/logo.svg'), theme, 'logo.url', /logo\.svg/],
    [
      'a file above the brand',
      set(theme, { favicon16: '../sol/favicon-16.png' }),
      theme,
      'favicon16',
      /brand/,
    ],
    [
      'an unknown rule',
      set('licences/mga.json', { rules: { realityChecks: true } }),
      'licences/mga.json',
      'rules.realityChecks',
      /not known/,
    ],
    ['a market under another name', set('markets/FI.json', { country: 'AQ' }), 'markets/FI.json', '', /AQ/],
    ['a wrong currency', set('markets/FI.json', { currency: 'FIM' }), 'markets/FI.json', 'currency', /FIM/],
    [
      'a default brand that is not there',
      set('sites.json', { defaultBrand: 'nobody' }),
      'sites.json',
      'defaultBrand',
      /nobody/,
    ],
    [
      'a country that registers at a bank which signs nobody in there',
      set('markets/FI.json', { customLoginFlow: 'Zimpler' }),
      'sites.json',
      'registration.FI',
      /'TRUSTLY'.*markets\/FI\.json.*Trustly/,
    ],
    [
      'one whose bank is among its other ways no more',
      without('markets/CA.json', 'paymentLogins'),
      'sites.json',
      'registration.CA',
      /Trustly/,
    ],
    [
      'the rest of the world at a bank that a market of it has not',
      set('sites.json', { registration: { ROW: 'ZIMPLER' } }),
      'sites.json',
      'registration.ROW',
      /markets\/NO\.json.*Zimpler/,
    ],
    [
      'a bank for a country without a market',
      set('sites.json', { registration: { ROW: 'REGILY', AQ: 'TRUSTLY' } }),
      'sites.json',
      'registration.AQ',
      /markets\/AQ\.json/,
    ],
    ['a missing message file', remove('locales/fi/shell.json'), 'locales/fi/shell.json', '', /missing/],
    [
      'a text that is no ICU message',
      set('locales/fi/catalogue.json', { 'catalogue.related': '{studio' }),
      'locales/fi/catalogue.json',
      'catalogue.related',
      /ICU/,
    ],
    ['a folder that is no locale', copy('locales/fi', 'locales/swedish'), 'locales/swedish', '', /locale/],
    [
      'a hand-picked game that is not there',
      write(
        'catalogue/lists.json',
        JSON.stringify([
          {
            slug: 'hot-games',
            format: 'portrait',
            isRanked: true,
            isInMenu: true,
            selection: { by: 'hand', games: ['no-such-game'] },
          },
        ]),
      ),
      'catalogue/lists.json',
      '0.selection.games',
      /no-such-game/,
    ],
  ])('%s', async (_, edit, file, field, problem) => {
    await edit();
    const error = await loadSites(folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SiteError);
    const found = { file, field, problem: expect.stringMatching(problem) };
    expect((error as SiteError).mistakes).toContainEqual(expect.objectContaining(found));
    expect((error as SiteError).message).toContain(file);
  });

  it('all of them together', async () => {
    await set(tivoli, { licence: 'XYZ', layout: 'layout9' })();
    await remove('brands/sol/theme.json')();
    const error = await loadSites(folder).catch((reason: unknown) => reason);
    expect((error as SiteError).mistakes.map(({ file, field }) => [file, field])).toEqual([
      ['brands/sol/theme.json', ''],
      [tivoli, 'licence'],
      [tivoli, 'layout'],
    ]);
  });

  it('and none after they are corrected', async () => {
    await loadSites(folder);
  });
});

it('CHAT-03 an installation may replace the URLs of analytics scripts and chat', async () => {
  const analyticsUrls = { [METER.name]: 'https://own.example/tag.js', unknown: 'https://own.example/b.js' };
  const here = await loadSites(demo, { analyticsUrls, chatUrl: 'https://own.example/{key}' });
  const urls = (found: Sites) =>
    found.brands.flatMap(({ settings }) => settings.analyticsScripts.map(({ name, url }) => [name, url]));
  expect(urls(sites)).toContainEqual([METER.name, METER.url]);
  expect(urls(here)).toContainEqual([METER.name, 'https://own.example/tag.js']);
  expect(urls(here).flat()).not.toContain(METER.url);
  const chats = here.brands.flatMap(({ settings }) => settings.chat ?? []);
  expect(new Set(chats.map(({ url }) => url))).toEqual(new Set(['https://own.example/{key}']));
});

it('a brand is added by its own folder only, and is served at its own hosts', async () => {
  const { folder, copy, set, delete: removeAll } = await copySites();
  await copy('brands/tivoli', 'brands/orangery')();
  await set('brands/orangery/brand.json', { brand: 'orangery', hosts: ['play.orangery.example'] })();
  await set('brands/orangery/gamification.json', { clientId: 'orangery' })();
  const found = await loadSites(folder);
  await removeAll();
  expect(found.brands.length).toBe(sites.brands.length + 1);
  expect(found.byHost('orangery.localhost')?.brand).toBe('orangery');
  expect(found.byHost('www.play.orangery.example:8443')?.brand).toBe('orangery');
  expect(found.byHost('play.other.example')).toBeUndefined();
});
