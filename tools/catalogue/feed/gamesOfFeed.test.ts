import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSites } from '@foyer/platform/sites/index.ts';
import { copySites, type SitesCopy } from '@foyer/platform/sites/testing/copySites.ts';
import { gamesOfFeed, type KnownGames } from './gamesOfFeed.ts';

const ENTRY = {
  id: 'kvarn/MillRace',
  title: 'Mill’s Race Øne',
  category: 'slots',
  released: '2026-10-01',
  minStake: '0.20',
  maxStake: '50.00',
  images: { portrait: 'https://cdn.kvarn.example/mill-race.png' },
};
const NONE: KnownGames = { others: [], previous: [] };
const fox = { slug: 'fox-and-ember', studio: 'kvarn', lookupId: 'kvarn/Fox' };

let copy: SitesCopy;
beforeAll(async () => {
  copy = await copySites();
});
afterAll(() => copy.delete());

it('takes an entry with the studio’s own id, and leaves unknown what it does not state', () => {
  const { games, skipped } = gamesOfFeed({ games: [ENTRY] }, 'kvarn', NONE);
  expect(skipped).toEqual([]);
  expect(games).toMatchObject([
    {
      slug: 'mills-race-ne',
      lookupId: 'kvarn/MillRace',
      studio: 'kvarn',
      rtp: null,
      maxWin: null,
      status: 'open',
    },
  ]);
});

it.each([
  [{ category: 'bingo' }, 'kvarn/MillRace: category: is "bingo", and must be one of'],
  [{ images: { portrait: 'http://cdn.example/a.png' } }, 'kvarn/MillRace: images.portrait: is neither'],
  [{ id: '' }, ': lookupId: not an id'],
  [{ id: undefined }, 'entry 2: lookupId: '],
  [{ slug: 'fox-and-ember' }, "kvarn/MillRace: slug: 'fox-and-ember' is a game of another file"],
  [{ id: 'kvarn/Fox' }, "kvarn/Fox: id: is that of 'fox-and-ember' in another file"],
  [{ id: 'other' }, 'other: id: stands in the feed twice'],
  [{ wagering: 1 }, 'kvarn/MillRace: wagering: '],
  [{ released: '2026-02-31' }, 'kvarn/MillRace: released: there is no such day'],
  [{ minStake: '100.00', maxStake: '1.00' }, 'kvarn/MillRace: minStake: is zero, or above `maxStake`'],
  [{ minStake: '0.00' }, 'kvarn/MillRace: minStake: is zero'],
  [{ title: 'x'.repeat(201) }, 'kvarn/MillRace: title: '],
  [{ title: '麻雀' }, 'kvarn/MillRace: slug: the title has no Latin letter'],
])('skips an entry with %j and says why, and takes the others', (change, reason) => {
  const other = { ...ENTRY, id: 'other', slug: 'other' };
  const { games, skipped } = gamesOfFeed({ games: [other, { ...ENTRY, ...change }] }, 'kvarn', {
    others: [fox],
    previous: [],
  });
  expect(games.map(({ slug }) => slug)).toEqual(['other']);
  expect(skipped).toEqual([expect.stringContaining(reason)]);
});

it.each([null, 'a game', []])('skips an entry that is %j, and takes the others', (entry) => {
  const { games, skipped } = gamesOfFeed({ games: [ENTRY, entry] }, 'kvarn', NONE);
  expect(games).toHaveLength(1);
  expect(skipped).toEqual([expect.stringMatching(/^entry 2: /)]);
});

it('skips the second of two entries with one slug', () => {
  const { games, skipped } = gamesOfFeed({ games: [ENTRY, { ...ENTRY, id: 'again' }] }, 'kvarn', NONE);
  expect(games).toHaveLength(1);
  expect(skipped).toEqual(["again: slug: 'mills-race-ne' stands in the feed twice"]);
});

it('keeps the slug of a game whose title changes', () => {
  const previous = [{ slug: 'mill-race', studio: 'kvarn', lookupId: 'kvarn/MillRace' }];
  const { games } = gamesOfFeed({ games: [{ ...ENTRY, title: 'Race of Mills' }] }, 'kvarn', {
    others: [],
    previous,
  });
  expect(games).toMatchObject([{ slug: 'mill-race', title: 'Race of Mills' }]);
});

it.each([null, [], { games: [] }, { games: 'none' }])(
  'refuses %j, which would withdraw every game',
  (feed) => {
    expect(() => gamesOfFeed(feed, 'kvarn', NONE)).toThrow(/^the feed/);
  },
);

it('is part of the catalogue once it is written, and its mistakes name its file', async () => {
  const { games } = gamesOfFeed({ games: [ENTRY] }, 'kvarn', NONE);
  await copy.write('catalogue/feeds/kvarn.json', JSON.stringify(games))();
  const sites = await loadSites(copy.folder);
  expect(sites.games.find(({ slug }) => slug === 'mills-race-ne')).toEqual(games[0]);
  await copy.write('catalogue/feeds/kvarn.json', JSON.stringify([{ ...games[0], category: 'bingo' }]))();
  await expect(loadSites(copy.folder)).rejects.toThrow(/catalogue\/feeds\/kvarn\.json:\d+ › 0\.category/);
});
