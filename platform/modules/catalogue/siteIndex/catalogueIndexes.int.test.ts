import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjustableClock } from '../../../infra/clock.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import type { Site } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { catalogueModule, createCatalogue, type Catalogue } from '../index.ts';

const GAME = 'fox-and-ember';
const clock = adjustableClock({ start: new Date('2026-11-20T12:00:00Z') });
let database: Awaited<ReturnType<typeof testDatabase>>;
let catalogue: Catalogue;
let site: Site;

beforeAll(async () => {
  database = await testDatabase([catalogueModule.migrations]);
  const sites = await testSites();
  site = sites.defaultSite;
  catalogue = createCatalogue({ database, clock, sites });
  await database.transaction((tx) => catalogue.seed(tx));
});
afterAll(() => database.drop());

const rtp = async () => (await catalogue.game(site, 'en', GAME))?.game.rtp;
const setRtp = (to: string) =>
  database.pool.query('update catalogue.game set rtp = $1 where slug = $2', [to, GAME]);

it('the old index is used while the next one is built, for at most a minute', async () => {
  expect(await rtp()).toBe('96.2');
  await setRtp('95');
  clock.advance(31 * SECOND);
  // The first query returns the old value at once and starts a check in the background.
  expect(await rtp()).toBe('96.2');
  await expect.poll(rtp, { timeout: 15_000 }).toBe('95');

  await setRtp('94');
  clock.advance(MINUTE);
  expect(await rtp()).toBe('94');
});

it('GAME-17 launching a game never uses an old index', async () => {
  expect(await catalogue.launchable(site, GAME)).not.toBeNull();
  await database.pool.query('update catalogue.game set is_open = false where slug = $1', [GAME]);
  clock.advance(MINUTE);
  expect(await catalogue.launchable(site, GAME)).toBeNull();
});

it('parallel requests wait for one index, and a failed read is tried again', async () => {
  const indexes = await Promise.all(Array.from({ length: 8 }, () => catalogue.lobby(site, 'fi')));
  expect(new Set(indexes).size).toBe(1);
  await database.pool.query('alter table catalogue.list rename to gone');
  clock.advance(2 * MINUTE);
  await expect(catalogue.lobby(site, 'fi')).rejects.toThrow();
  await database.pool.query('alter table catalogue.gone rename to list');
  expect((await catalogue.lobby(site, 'fi')).lobby.length).toBeGreaterThan(0);
});
