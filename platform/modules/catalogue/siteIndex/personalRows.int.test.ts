import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adjustableClock } from '../../../infra/clock.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { page } from '../cursor.ts';
import { catalogueModule, createCatalogue, type Catalogue } from '../index.ts';
import type { PlayerPast } from './personalRows.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let sites: Sites;
let site: Site;
let france: Site;
const clock = adjustableClock({ start: new Date('2026-11-20T12:00:00Z') });
const NOBODY: PlayerPast = { rounds: [], previousSignInAt: null };

beforeAll(async () => {
  sites = await testSites();
  site = sites.defaultSite;
  france = site.inCountry('FR');
});
beforeEach(async () => {
  database = await testDatabase([catalogueModule.migrations]);
});
afterEach(() => database.drop());

type Game = Sites['games'][number];
type Change = (game: Game) => Game | null;

/** Seeds the catalogue with some games changed or removed. */
async function seed(change: Change = (game) => game): Promise<Catalogue> {
  const games = sites.games.flatMap((game) => change(game) ?? []);
  const catalogue = createCatalogue({ database, clock, sites: { ...sites, games } });
  await database.transaction((tx) => catalogue.seed(tx));
  return catalogue;
}
const only =
  (slug: string, change: Change): Change =>
  (game) =>
    game.slug === slug ? change(game) : game;

const rowOf = async (catalogue: Catalogue, slug: string, past: Partial<PlayerPast>, where = site) =>
  (await catalogue.personalLists(where, 'en', { ...NOBODY, ...past })).find((list) => list.slug === slug) ??
  null;
const slugs = (list: Awaited<ReturnType<typeof rowOf>>) => list?.edges.map(({ node }) => node.slug) ?? null;

describe('new since the last visit', () => {
  const news = (catalogue: Catalogue, previousSignInAt: Date | null, where = site) =>
    rowOf(catalogue, 'since-last-visit', { previousSignInAt }, where).then(slugs);
  const now = () => clock.now();
  const GAME = 'fox-and-ember';

  it('has games released since, latest first; nothing at a first visit', async () => {
    const catalogue = await seed();
    const found = await news(catalogue, new Date('2026-11-01T00:00:00Z'));
    const released = (slug = '') => sites.games.find((game) => game.slug === slug)?.released ?? '';
    expect(found?.length).toBeGreaterThan(1);
    expect(found?.every((slug) => released(slug) > '2026-11-01')).toBe(true);
    expect(found?.map(released)).toEqual(found?.map(released).toSorted((a, b) => b.localeCompare(a)));
    expect([await news(catalogue, now()), await news(catalogue, null)]).toEqual([null, null]);
  });

  it('has a game that was added to the catalogue since, however old its release', async () => {
    await seed(only(GAME, () => null));
    const lastVisit = now();
    clock.advance(HOUR);
    const catalogue = await seed();
    expect(await news(catalogue, lastVisit)).toEqual([GAME]);
    expect(await news(catalogue, now())).toBeNull();
  });

  it('has nothing after a restart without changes', async () => {
    await seed();
    clock.advance(DAY);
    expect(await news(await seed(), new Date(now().getTime() - HOUR))).toBeNull();
  });

  it.each<[what: string, before: Change]>([
    ['that was announced and opens', (game) => ({ ...game, status: 'announced' })],
    ['that was taken away and comes back', () => null],
    ['that was blocked under the licence', (game) => ({ ...game, blockedLicences: ['mga'] })],
    ['that was blocked in the country', (game) => ({ ...game, blockedCountries: ['FI'] })],
    ['that was made for one device', (game) => ({ ...game, devices: ['Mobile'] })],
  ])('has a game %s', async (_what, before) => {
    await seed();
    await seed(only(GAME, before));
    const lastVisit = now();
    clock.advance(HOUR);
    expect(await news(await seed(), lastVisit)).toEqual([GAME]);
  });

  it('a game that becomes available in one country is new there only', async () => {
    await seed(only(GAME, (game) => ({ ...game, blockedCountries: ['FR'] })));
    const lastVisit = now();
    clock.advance(HOUR);
    const catalogue = await seed();
    expect([await news(catalogue, lastVisit, france), await news(catalogue, lastVisit)]).toEqual([
      [GAME],
      null,
    ]);
  });

  it('GAME-09 a page continues after the last one, even if a game was added meanwhile', async () => {
    const since = new Date('2026-06-01T00:00:00Z');
    const list = await rowOf(await seed(only(GAME, () => null)), 'since-last-visit', {
      previousSignInAt: since,
    });
    const first = page(list?.edges ?? [], 10, null);
    clock.advance(HOUR);
    const longer = await rowOf(await seed(), 'since-last-visit', { previousSignInAt: since });
    expect(longer?.edges[0]?.node.slug).toBe(GAME);
    expect(
      page(longer?.edges ?? [], 10, first.pageInfo.endCursor).edges.map(({ node }) => node.slug),
    ).toEqual(list?.edges.slice(10, 20).map(({ node }) => node.slug));
  });
});

describe('because you played', () => {
  const like = (catalogue: Catalogue, games: readonly string[], where = site) =>
    rowOf(
      catalogue,
      'because-you-played',
      { rounds: games.map((game) => ({ studio: 'sandbox', game })) },
      where,
    );

  it('has games similar to the last one played, without it, and is named after it', async () => {
    const list = await like(await seed(), ['raven-s-toll', 'fox-and-ember']);
    expect(list).toMatchObject({
      name: 'Because you played Raven’s Toll',
      path: '/game-list/because-you-played/',
    });
    expect(slugs(list)?.length).toBeGreaterThan(10);
    expect(slugs(list)).not.toContain('raven-s-toll');
    expect(list?.edges.map(({ node }) => node.idx)).toEqual(list?.edges.map((_, idx) => idx));
  });

  it('is missing without a round, and for another studio’s game of the same name', async () => {
    const catalogue = await seed();
    expect(await like(catalogue, [])).toBeNull();
    const rounds = [{ studio: 'another', game: 'raven-s-toll' }];
    expect(await rowOf(catalogue, 'because-you-played', { rounds })).toBeNull();
  });

  it('GAME-17 leaves out games that the site may not have', async () => {
    const catalogue = await seed();
    const list = await like(catalogue, ['vault-of-engines', 'raven-s-toll'], france);
    expect(list?.name).toBe('Because you played Raven’s Toll');
    for (const slug of slugs(list) ?? [])
      expect(await catalogue.launchable(france, slug), slug).not.toBeNull();
  });
});
