import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { adjustableClock } from '../../infra/clock.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { testSites } from '../../sites/testSites.ts';
import { catalogueModule, createCatalogue, type Catalogue } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let sites: Sites;
let catalogue: Catalogue;
let site: Site;
const clock = adjustableClock({ start: new Date('2026-11-20T12:00:00Z') });
beforeAll(async () => {
  database = await testDatabase([catalogueModule.migrations]);
  sites = await testSites();
  site = sites.defaultSite;
  catalogue = createCatalogue({ database, clock, sites });
  await database.transaction((tx) => catalogue.seed(tx));
});
afterAll(() => database.drop());

type Player = ReturnType<typeof newPlayer>;
const newPlayer = () => playerId(randomUUID());
const slugs = (edges: readonly { node: { slug: string } }[]) => edges.map(({ node }) => node.slug);
const roundOf = (game: string) => ({ studio: 'sandbox', game, playedAt: clock.now() });

/** Records a round of the game, which has the slug as its studio's id. */
const play = (player: Player, slug: string) => {
  clock.advance(MINUTE / 4);
  const played = { ...roundOf(slug), playerId: player };
  return database.transaction((tx) => catalogue.playRecord.add(tx, [played], clock.now()));
};

async function recentlyPlayed(player: Player, { at = site, rounds = [] as readonly string[] } = {}) {
  const latest = Promise.resolve(rounds.map(roundOf));
  const games = await catalogue.recentlyPlayed(at, 'en', { player, rounds: latest });
  return games.map(({ game }) => game.slug);
}

it('GAME-14 recently played games are at most five, newest first, each once', async () => {
  const player = newPlayer();
  const played = [
    'fox-and-ember',
    'raven-s-toll',
    'owl-parliament',
    'bramble-court',
    'velvet-comet',
    'big-brass-bell',
  ];
  for (const slug of played) await play(player, slug);
  expect(await recentlyPlayed(player)).toEqual(played.toReversed().slice(0, 5));
  await play(player, 'owl-parliament');
  expect((await recentlyPlayed(player)).slice(0, 2)).toEqual(['owl-parliament', 'big-brass-bell']);
});

it('playing in parallel leaves one', async () => {
  const player = newPlayer();
  await Promise.all(Array.from({ length: 6 }, () => play(player, 'fox-and-ember')));
  expect(await recentlyPlayed(player)).toEqual(['fox-and-ember']);
});

it('recently played games include the latest rounds, which are not recorded yet, and no game of the sportsbook', async () => {
  const player = newPlayer();
  await play(player, 'fox-and-ember');
  await play(player, 'raven-s-toll');
  clock.advance(MINUTE);
  const rounds = ['fox-and-ember', 'sportsbook'];
  expect(await recentlyPlayed(player, { rounds })).toEqual(['fox-and-ember', 'raven-s-toll']);
});

it('recently played games leave out games that the market may not have', async () => {
  const player = newPlayer();
  await play(player, 'vault-of-engines');
  await play(player, 'fox-and-ember');
  expect(await recentlyPlayed(player, { at: site.inCountry('FR') })).toEqual(['fox-and-ember']);
});

it('the most played games are those with the most players', async () => {
  const later = createCatalogue({ database, clock, sites });
  for (const slug of ['bramble-court', 'velvet-comet', 'velvet-comet']) await play(newPlayer(), slug);
  const ofAll = await createCatalogue({ database, clock, sites }).mostPlayed(site, 'en');
  const ranked = slugs(ofAll?.edges ?? []);
  expect(ranked.indexOf('velvet-comet')).toBeLessThan(ranked.indexOf('bramble-court'));
  clock.advance(7 * DAY);
  expect(await later.mostPlayed(site, 'en')).toBeNull();
});

it('a new player has no recently played games', async () => {
  expect(await recentlyPlayed(newPlayer())).toEqual([]);
});
