import { randomUUID } from 'node:crypto';
import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adjustableClock } from '../../infra/clock.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { testSites } from '../../sites/testSites.ts';
import { page } from './cursor.ts';
import { catalogueModule, createCatalogue, type Catalogue } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let sites: Sites;
let catalogue: Catalogue;
let site: Site;
const clock = adjustableClock({ start: new Date('2026-11-20T12:00:00Z') });
const newPlayer = () => playerId(randomUUID());
const brand = (name: string): Site => {
  const found = sites.byBrand(name);
  if (!found) throw new Error(`no brand ${name}`);
  return found;
};
const seed = (data: Sites = sites) => {
  const seeded = createCatalogue({ database, clock, sites: data });
  return database.transaction((tx) => seeded.seed(tx)).then(() => seeded);
};
const seedAnew = async () => {
  catalogue = await seed();
};
/** Tests that replace the demo games call this. The other tests only read, and share one seed. */
const seedEachAnew = () => {
  beforeEach(seedAnew);
  afterAll(seedAnew);
};
const slugs = (edges: readonly { node: { slug: string } }[]) => edges.map(({ node }) => node.slug);

beforeAll(async () => {
  database = await testDatabase([catalogueModule.migrations]);
  sites = await testSites();
  site = sites.defaultSite;
  await seedAnew();
});
afterAll(() => database.drop());

const count = async (table: string) =>
  Number((await database.pool.query(`select count(*) from catalogue.${table}`)).rows[0].count);

describe('the seed', () => {
  seedEachAnew();

  it('is idempotent', async () => {
    const before = await Promise.all(['game', 'studio', 'list'].map(count));
    await seed();
    expect(await Promise.all(['game', 'studio', 'list'].map(count))).toEqual(before);
  });

  it('works on two nodes that start in parallel', async () => {
    await expect(Promise.all([seed(), seed(), seed()])).resolves.toHaveLength(3);
  });

  it('withdraws a removed game, keeps it for players who played it, and restores it', async () => {
    const player = newPlayer();
    const played = { playerId: player, studio: 'sandbox', game: 'fox-and-ember', playedAt: clock.now() };
    await database.transaction((tx) => catalogue.playRecord.add(tx, [played], clock.now()));
    const recent = (from: Catalogue) =>
      from.recentlyPlayed(site, 'en', { player, rounds: Promise.resolve([]) });
    const without = await seed({
      ...sites,
      games: sites.games.filter(({ slug }) => slug !== 'fox-and-ember'),
    });
    expect(await without.game(site, 'en', 'fox-and-ember')).toBeNull();
    expect(await recent(without)).toEqual([]);
    const again = await seed();
    expect(await again.game(site, 'en', 'fox-and-ember')).not.toBeNull();
    expect(await recent(again)).toHaveLength(1);
  });

  it('a site’s catalogue is rebuilt when the catalogue or the day changes, and not before', async () => {
    const made = await catalogue.lobby(site, 'en');
    clock.advance(2 * MINUTE);
    expect(await catalogue.lobby(site, 'en')).toBe(made);
    clock.advance(DAY);
    const tomorrow = await catalogue.lobby(site, 'en');
    expect(tomorrow).not.toBe(made);
    await database.pool.query(`update catalogue.game set rtp = 95 where slug = 'fox-and-ember'`);
    clock.advance(2 * MINUTE);
    expect(await catalogue.lobby(site, 'en')).not.toBe(tomorrow);
    expect((await catalogue.game(site, 'en', 'fox-and-ember'))?.game.rtp).toBe('95');
  });

  it('another node sees a change within a minute', async () => {
    expect(await catalogue.game(site, 'en', 'fox-and-ember')).not.toBeNull();
    await seed({ ...sites, games: sites.games.filter(({ slug }) => slug !== 'fox-and-ember') });
    clock.advance(MINUTE);
    expect(await catalogue.game(site, 'en', 'fox-and-ember')).toBeNull();
  });
});

describe('the lobby', () => {
  it('has the brand’s heroes and rows, in its order and the visitor’s language', async () => {
    const { heroes, lobby } = await catalogue.lobby(site, 'en');
    expect(heroes.map(({ game }) => game.slug)).toEqual(site.heroes.map(({ game }) => game));
    expect(heroes[0]).toMatchObject({ kicker: 'New from Kvarn', panelColour: expect.stringMatching(/^#/) });
    expect(lobby.map(({ slug }) => slug)).toEqual(site.lobby);
    expect(lobby[0]?.name).toBe('New games');
  });

  it('is built once and shared', async () => {
    expect(await catalogue.lobby(site, 'en')).toBe(await catalogue.lobby(site, 'en'));
    expect(await catalogue.lobby(site, 'fi')).not.toBe(await catalogue.lobby(site, 'en'));
  });

  it.each(['northlight', 'tivoli', 'baltika', 'bellemise', 'sol', 'harbour'])(
    '%s has games in every row',
    async (name) => {
      const { heroes, lobby } = await catalogue.lobby(brand(name), 'en');
      expect(heroes.length).toBeGreaterThan(0);
      for (const { edges } of lobby) expect(edges.length).toBeGreaterThan(5);
    },
  );
});

describe('a game list', () => {
  it('GAME-02 has a name, a slug and pages of games', async () => {
    const list = await catalogue.gameList(site, 'en', 'slots');
    expect(list).toMatchObject({ name: 'Slots', slug: 'slots' });
    const { edges, pageInfo } = page(list?.edges ?? [], 10, null);
    expect(edges).toHaveLength(10);
    expect(pageInfo.hasNextPage).toBe(true);
  });

  it('GAME-03 a game has a slug, its position and the studio’s id', async () => {
    const list = await catalogue.gameList(site, 'en', 'hot-games');
    expect(list?.edges.map(({ node }) => node.idx)).toEqual(list?.edges.map((_, index) => index));
    expect(list?.edges[0]?.node).toMatchObject({ slug: 'fox-and-ember', lookupId: 'fox-and-ember', idx: 0 });
  });

  it('GAME-04 a studio has name, slug and image', async () => {
    const list = await catalogue.gameList(site, 'en', 'hot-games');
    expect(list?.edges[0]?.node.studio).toEqual({
      name: 'Pepper & Pine',
      slug: 'pepper-and-pine',
      imageUrl: expect.stringMatching(/^\/images\/studios\/pepper-and-pine\/logo-320\?v=\w+$/),
    });
  });

  it('has playable games only', async () => {
    for (const { edges } of (await catalogue.lobby(site, 'en')).lobby)
      for (const slug of slugs(edges)) expect(await catalogue.launchable(site, slug)).not.toBeNull();
    expect(await catalogue.gameList(site, 'en', 'table-games')).toBeNull();
    expect(await catalogue.game(site, 'en', 'bellevue-baccarat')).toBeNull();
  });

  it('a game is new for a fortnight', async () => {
    const game = async () => (await catalogue.game(site, 'en', 'kraken-post-office'))?.game;
    expect(await game()).toMatchObject({ isNew: true });
    clock.advance(60 * 24 * 60 * MINUTE);
    expect(await game()).toMatchObject({ isNew: false });
    clock.advance(-60 * 24 * 60 * MINUTE);
  });
});

describe('games that a market may not have are left out', () => {
  const france = () => brand('northlight').inCountry('FR');

  it.each<[what: string, where: () => Site, slug: string]>([
    ['a blocked country', france, 'vault-of-engines'],
    ['a blocked licence', () => brand('northlight'), 'sheriff-calico'],
    [
      'a currency the studio does not pay in',
      () => ({ ...site, market: { ...site.market, currency: 'JPY' } }),
      'fox-and-ember',
    ],
    ['a licence its studio is not certified for', () => brand('baltika'), 'heiress-at-the-green-room'],
    ['no country', () => ({ ...site, market: { ...site.market, country: '' } }), 'fox-and-ember'],
  ])('GAME-17 %s', async (_what, where, slug) => {
    expect(await catalogue.game(where(), 'en', slug)).toBeNull();
    expect(await catalogue.launchable(where(), slug)).toBeNull();
    const player = newPlayer();
    const change = { site: where(), locale: 'en', player, slug, isFavourite: true } as const;
    await expect(catalogue.setFavourite(change)).rejects.toThrow(Refusal);
    const lists = await Promise.all(
      ['slots', 'jackpots', 'megaways', 'new'].map((list) => catalogue.gameList(where(), 'en', list)),
    );
    expect(lists.flatMap((list) => slugs(list?.edges ?? []))).not.toContain(slug);
  });

  it('and are shown in other markets', async () => {
    expect(await catalogue.game(site, 'en', 'vault-of-engines')).not.toBeNull();
    expect(await catalogue.game(brand('tivoli'), 'en', 'sheriff-calico')).not.toBeNull();
  });
});

describe('the whole catalogue', () => {
  seedEachAnew();

  it('ROUTE-49 every list with games is in the index and can be queried by its name', async () => {
    const { lists } = await catalogue.groups(site, 'en');
    expect(lists.map(({ slug }) => slug)).toEqual(sites.lists.map(({ slug }) => slug));
    for (const list of lists) {
      expect(list.path).toBe(`/game-list/${list.slug}/`);
      expect(list).toBe(await catalogue.gameList(site, 'en', list.slug));
    }
  });

  it('ROUTE-47 each game has one category, and no category is empty', async () => {
    const { categories, lists } = await catalogue.groups(site, 'en');
    const played = sites.games.filter(({ status }) => status === 'open').map(({ category }) => category);
    expect(new Set(categories.map(({ slug }) => slug))).toEqual(new Set(played));
    const counts = categories.map(({ edges }) => edges.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(categories[0]).toMatchObject({ slug: 'slots', name: 'Slots' });
    expect(categories).toContainEqual(expect.objectContaining({ slug: 'crash', name: 'Crash games' }));
    for (const { slug, edges } of categories)
      expect(edges.every(({ node }) => node.category === slug)).toBe(true);
    const all = categories.flatMap(({ edges }) => slugs(edges));
    expect(new Set(all).size).toBe(all.length);
    for (const { edges } of lists) expect(all).toEqual(expect.arrayContaining(slugs(edges)));
  });

  it('ROUTE-51 a studio has its own games, newest first; one without games is left out', async () => {
    const games = sites.games.filter(({ studio }) => studio !== 'tidewater-live');
    const { studios } = await (await seed({ ...sites, games })).groups(site, 'en');
    expect(studios.map(({ studio }) => studio.slug)).not.toContain('tidewater-live');
    const names = studios.map(({ studio }) => studio.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    for (const { studio, edges } of studios) {
      expect(edges.every(({ node }) => node.studio.slug === studio.slug)).toBe(true);
      const released = slugs(edges).map((slug) => sites.games.find((game) => game.slug === slug)?.released);
      expect(released).toEqual(released.toSorted((a = '', b = '') => b.localeCompare(a)));
    }
  });

  it.each(['JPY', 'GBP'] as const)(
    'GAME-17 in %s has only games that can be played there',
    async (currency) => {
      const there = { ...site, market: { ...site.market, currency } };
      const { lists, categories, studios } = await catalogue.groups(there, 'en');
      const groups = [...lists, ...categories, ...studios];
      for (const slug of groups.flatMap(({ edges }) => slugs(edges)))
        expect(await catalogue.launchable(there, slug), slug).not.toBeNull();
      if (currency === 'JPY') expect(groups).toEqual([]);
    },
  );
});

describe('the menu', () => {
  it('GQLO-08 links to the lobby and to each list, with counts', async () => {
    const menu = await catalogue.menu(site, 'en');
    expect(menu[0]).toEqual({ key: 'lobby', path: '/', count: null, fromLevel: 1 });
    for (const { key, path, count: hinted } of menu.slice(1)) {
      expect(path).toBe(`/game-list/${key}/`);
      expect((await catalogue.gameList(site, 'en', key))?.edges.length).toBe(hinted);
    }
  });

  it('has no link to an empty page', async () => {
    const nowhere = { ...site, market: { ...site.market, currency: 'JPY' as const } };
    expect(await catalogue.menu(nowhere, 'en')).toEqual([
      { key: 'lobby', path: '/', count: null, fromLevel: 1 },
    ]);
  });
});

describe('a game', () => {
  it('has its facts, and other games of its studio', async () => {
    const details = await catalogue.game(site, 'en', 'raven-s-toll');
    expect(details).toMatchObject({
      game: { title: 'Raven’s Toll', studio: { slug: 'kvarn' }, rtp: '96.1' },
      lines: 243,
      volatility: 'high',
      minStake: '0.20',
    });
    expect(details?.related.name).toBe('More from Kvarn');
    expect(details?.related.edges.every(({ node }) => node.studio.slug === 'kvarn')).toBe(true);
    expect(slugs(details?.related.edges ?? [])).not.toContain('raven-s-toll');
  });

  it('has the configured return, the studio’s choices, and the language for the visitor', async () => {
    expect(await catalogue.game(site, 'fi', 'raven-s-toll')).toMatchObject({
      game: { rtp: '96.1' },
      rtpRange: { least: '90.5', most: '96.1' },
      languages: expect.arrayContaining(['en', 'fi', 'de_AT']),
      language: 'fi',
    });
    expect(await catalogue.game(site, 'fi', 'koi-telegraph')).toMatchObject({
      languages: ['en', 'ja'],
      language: 'en',
    });
    expect((await catalogue.game(site, 'en', 'observatory-roulette'))?.rtpRange).toBeNull();
    expect((await catalogue.launchable(site, 'koi-telegraph'))?.languages).toEqual(['en', 'ja']);
  });

  it.each(['no-such-game', '', '../etc/passwd', 'constructor'])('%j does not exist', async (slug) => {
    expect(await catalogue.game(site, 'en', slug)).toBeNull();
    expect(await catalogue.launchable(site, slug)).toBeNull();
  });
});

describe('favourites', () => {
  const set = (player: ReturnType<typeof newPlayer>, slug: string, isFavourite: boolean) =>
    catalogue.setFavourite({ site, locale: 'en', player, slug, isFavourite });

  it('belong to one player', async () => {
    const [anna, bo] = [newPlayer(), newPlayer()];
    await set(anna, 'fox-and-ember', true);
    await set(anna, 'raven-s-toll', true);
    expect(await catalogue.favourites(anna)).toEqual(new Set(['fox-and-ember', 'raven-s-toll']));
    expect(await catalogue.favourites(bo)).toEqual(new Set());
  });

  it('adding and removing is idempotent', async () => {
    const player = newPlayer();
    await set(player, 'fox-and-ember', true);
    await set(player, 'fox-and-ember', true);
    expect(await catalogue.favourites(player)).toEqual(new Set(['fox-and-ember']));
    await set(player, 'fox-and-ember', false);
    await set(player, 'fox-and-ember', false);
    expect(await catalogue.favourites(player)).toEqual(new Set());
  });

  it('adding in parallel leaves one', async () => {
    const player = newPlayer();
    await Promise.all(Array.from({ length: 40 }, () => set(player, 'fox-and-ember', true)));
    expect(await catalogue.favourites(player)).toEqual(new Set(['fox-and-ember']));
  });

  it('an unknown game is refused', async () => {
    await expect(set(newPlayer(), 'no-such-game', true)).rejects.toMatchObject({
      type: 'UnknownGame',
      status: 404,
    });
  });
});

describe('the personal queries', () => {
  it.each([
    ['favourite', 'select game from catalogue.favourite where player_id = $1'],
    [
      'played_game',
      'select game from catalogue.played_game where player_id = $1 order by played_at desc, game limit 20',
    ],
  ])('%s uses its index', async (table, query) => {
    const client = await database.pool.connect();
    try {
      await client.query(
        `insert into catalogue.${table} select 'p' || n, slug, now() from generate_series(1, 50) n, catalogue.game on conflict do nothing`,
      );
      await client.query(`analyze catalogue.${table}`);
      const { rows } = await client.query(`explain ${query}`, ['p7']);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index|Bitmap/);
    } finally {
      client.release();
    }
  });
});
