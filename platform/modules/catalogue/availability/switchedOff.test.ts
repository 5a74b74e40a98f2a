import { describe, expect, it } from 'vitest';
import type { Market, Site } from '../../../sites/index.ts';
import { isOffered, isSwitchedOff, switchedOffRegions } from './switchedOff.ts';
import { switchedOffGames } from './switchedOffGames.ts';

const game = { slug: 'fox', studio: 'kvarn', category: 'slots' };

describe('a game is switched off', () => {
  it.each<[entry: Site['switchedOff'][number], codes: readonly string[] | null, expected: boolean]>([
    [{ games: ['owl', 'fox'] }, ['FI'], true],
    [{ games: ['owl'] }, ['FI'], false],
    [{ studios: ['kvarn'] }, ['FI'], true],
    [{ studios: ['other'] }, ['FI'], false],
    [{ categories: ['slots'] }, ['FI'], true],
    [{ categories: ['crash'] }, ['FI'], false],
    [{ categories: ['crash', 'slots'] }, ['FI'], true],
    [{ games: ['owl'], categories: ['slots'] }, ['FI'], true],
    [{ games: ['fox'], countries: ['FI'] }, ['FI'], true],
    [{ games: ['fox'], countries: ['FI'] }, ['EE'], false],
    [{ games: ['fox'], countries: ['FI'] }, ['EE', 'FI'], true],
    [{ games: ['fox'], countries: ['EE', 'FI'] }, ['FI'], true],
    [{ games: ['fox'], countries: ['CA-ON'] }, ['CA-ON'], true],
    [{ games: ['fox'], countries: ['CA-ON'] }, ['CA-QC'], false],
    [{ games: ['fox'], countries: ['CA'] }, ['CA-QC'], true],
    // Nobody knows the part of the country, or the country.
    [{ games: ['fox'], countries: ['CA-ON'] }, ['CA'], true],
    [{ games: ['fox'], countries: ['FI'] }, null, true],
    [{ games: ['owl'], countries: ['FI'] }, null, false],
  ])('by %j for a player in %j: %s', (entry, codes, expected) => {
    expect(isSwitchedOff(game, [entry], codes)).toBe(expected);
    expect(isSwitchedOff(game, [{ games: ['other'] }, entry], codes)).toBe(expected);
  });
});

it('a game is offered where nothing stands against it and it is not switched off', () => {
  const open = {
    ...game,
    currencies: ['EUR'],
    licences: ['mga'],
    devices: ['Desktop', 'Mobile'],
    blockedCountries: [],
    blockedLicences: [],
  };
  const market: Market = { country: 'FI', subDivision: null, currency: 'EUR', licence: 'mga', device: null };
  const presence = { country: 'EE', subDivision: null };
  const inEstonia = [{ games: ['fox'], countries: ['EE'] }];
  expect(isOffered(open, { market, switchedOff: [] })).toBe(true);
  expect(isOffered(open, { market, switchedOff: inEstonia })).toBe(true);
  expect(isOffered(open, { market: { ...market, presence }, switchedOff: inEstonia })).toBe(false);
  expect(isOffered({ ...open, currencies: ['USD'] }, { market, switchedOff: [] })).toBe(false);
});

it('the countries in which games are switched off are those of all entries', () => {
  const switchedOff = [
    { games: ['fox'], countries: ['FI', 'CA-ON'] },
    { games: ['owl'] },
    { studios: ['kvarn'], countries: ['EE'] },
  ];
  expect(switchedOffRegions({ switchedOff })).toEqual(['FI', 'CA-ON', 'EE']);
});

describe('an open game is switched off', () => {
  const studios = [{ slug: 'kvarn', provider: 'company' }];
  const games = [{ ...game, lookupId: 'kvarn/Fox' }];
  const sitesWith = (entries: Site['switchedOff']) =>
    ({
      games,
      studios,
      byBrand: (brand: string) => (brand === 'club' ? { switchedOff: entries } : undefined),
    }) as unknown as Parameters<typeof switchedOffGames>[0];
  const opened = { studio: 'company', game: 'kvarn/Fox', brand: 'club', locations: ['FI'] };

  it.each([
    ['by its company and its id there', opened, true],
    ['not at another brand', { ...opened, brand: 'other' }, false],
    ['not that of another company', { ...opened, studio: 'other' }, false],
    ['not another game', { ...opened, game: 'fox' }, false],
    ['not elsewhere', { ...opened, locations: ['EE'] }, false],
    ['also where the location was not stored', { ...opened, locations: null }, true],
  ])('%s', (_what, session, expected) => {
    expect(switchedOffGames(sitesWith([{ studios: ['kvarn'], countries: ['FI'] }]))(session)).toBe(expected);
  });

  it('in new site data at once', () => {
    const sites = { ...sitesWith([]) } as { -readonly [Key in 'games' | 'byBrand']: unknown };
    const isOff = switchedOffGames(sites as Parameters<typeof switchedOffGames>[0]);
    expect(isOff(opened)).toBe(false);
    Object.assign(sites, sitesWith([{ games: ['wolf'] }]), { games: [{ ...games[0], slug: 'wolf' }] });
    expect(isOff(opened)).toBe(true);
    Object.assign(sites, sitesWith([]));
    expect(isOff(opened)).toBe(false);
  });
});
