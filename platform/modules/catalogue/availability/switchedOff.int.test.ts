import { randomUUID } from 'node:crypto';
import { playerId } from '@foyer/domain/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjustableClock } from '../../../infra/clock.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import type { Site } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { catalogueModule, createCatalogue, type Catalogue } from '../index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let catalogue: Catalogue;
let site: Site;
const clock = adjustableClock({ start: new Date('2026-11-20T12:00:00Z') });
const newPlayer = () => playerId(randomUUID());
const slugs = (edges: readonly { node: { slug: string } }[]) => edges.map(({ node }) => node.slug);

beforeAll(async () => {
  database = await testDatabase([catalogueModule.migrations]);
  const sites = await testSites();
  site = sites.defaultSite;
  catalogue = createCatalogue({ database, clock, sites });
  await database.transaction((tx) => catalogue.seed(tx));
});
afterAll(() => database.drop());

describe('games that the operator has switched off', () => {
  const without = (...switchedOff: Site['switchedOff']): Site => ({ ...site, switchedOff });
  const found = async (at: Site, term: string) =>
    slugs((await catalogue.search(at, 'en', { term })).games.map((node) => ({ node })));

  it.each<[string, Site['switchedOff'][number]]>([
    ['a game', { games: ['fox-and-ember'] }],
    ['a studio', { studios: ['pepper-and-pine'] }],
    ['a category', { categories: ['slots'] }],
    ['a game in the country of the player', { games: ['fox-and-ember'], countries: ['FI'] }],
  ])('are in no list, not in search, and cannot be launched: %s', async (_what, entry) => {
    const at = without(entry);
    const player = newPlayer();
    await catalogue.setFavourite({ site, locale: 'en', player, slug: 'fox-and-ember', isFavourite: true });
    const round = { studio: 'sandbox', game: 'fox-and-ember', playedAt: clock.now() };
    await database.transaction((tx) =>
      catalogue.playRecord.add(tx, [{ ...round, playerId: player }], clock.now()),
    );
    const all = async (here: Site) => slugs((await catalogue.gameList(here, 'en', 'all-games'))?.edges ?? []);
    expect(await all(site)).toContain('fox-and-ember');
    expect(await all(at)).not.toContain('fox-and-ember');
    for (const { edges } of (await catalogue.lobby(at, 'en')).lobby)
      expect(slugs(edges)).not.toContain('fox-and-ember');
    expect((await catalogue.lobby(at, 'en')).heroes.map(({ game }) => game.slug)).not.toContain(
      'fox-and-ember',
    );
    expect(await found(at, 'fox')).not.toContain('fox-and-ember');
    expect(slugs((await catalogue.favouriteList(at, 'en', player)).edges)).toEqual([]);
    const recent = { player, rounds: Promise.resolve([round]) };
    expect(await catalogue.recentlyPlayed(site, 'en', recent)).toHaveLength(1);
    expect(await catalogue.recentlyPlayed(at, 'en', recent)).toEqual([]);
    expect(slugs((await catalogue.mostPlayed(at, 'en'))?.edges ?? [])).not.toContain('fox-and-ember');
    expect(await catalogue.game(at, 'en', 'fox-and-ember')).toBeNull();
    expect(await catalogue.launchable(at, 'fox-and-ember')).toBeNull();
    expect(await catalogue.finishable(at, 'fox-and-ember')).toMatchObject({ lookupId: 'fox-and-ember' });
    const { studios } = await catalogue.groups(at, 'en');
    for (const { edges } of studios) expect(slugs(edges)).not.toContain('fox-and-ember');
    await expect(
      catalogue.setFavourite({ site: at, locale: 'en', player, slug: 'fox-and-ember', isFavourite: true }),
    ).rejects.toMatchObject({ type: 'UnknownGame' });
  });

  it('remain elsewhere, and the other games remain', async () => {
    const abroad = without({ games: ['fox-and-ember'], countries: ['EE'] });
    expect(await catalogue.game(abroad, 'en', 'fox-and-ember')).not.toBeNull();
    expect(await catalogue.finishable(abroad, 'fox-and-ember')).toBeNull();
    const opensIn = await catalogue.opensIn(abroad, 'en', { ...abroad.market, country: 'EE' });
    expect(opensIn('fox-and-ember')).toBe(false);
    expect(opensIn('bramble-court')).toBe(true);
    expect(await catalogue.game(without({ games: ['fox-and-ember'] }), 'en', 'bramble-court')).not.toBeNull();
  });

  it('are found for a round that is open, and not for one that is over', async () => {
    const at = without({ games: ['fox-and-ember'] });
    const played = { studio: 'sandbox', game: 'fox-and-ember' };
    expect(await catalogue.gameOfRound(at, 'en', { ...played, isOpen: true })).toMatchObject({
      slug: 'fox-and-ember',
    });
    expect(await catalogue.gameOfRound(at, 'en', { ...played, isOpen: false })).toBeNull();
    expect(await catalogue.gameOfRound(site, 'en', { ...played, isOpen: false })).not.toBeNull();
  });
});
