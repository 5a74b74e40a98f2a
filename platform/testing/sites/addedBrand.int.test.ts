import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../infra/config.ts';
import { loadWebBundle } from '../../server/pages/webBundle.ts';
import { loadSites } from '../../sites/index.ts';
import { ADDED, addToSites } from '../../sites/testing/addToSites.ts';
import { copySites, type SitesCopy } from '../../sites/testing/copySites.ts';
import { testApi, type TestApi } from '../testApi.ts';

// `npm run test:sites` runs all other tests with this brand, studio and game.
let harness: TestApi;
let copy: SitesCopy;
beforeAll(async () => {
  copy = await copySites();
  await addToSites(copy.folder);
  const sites = await loadSites(copy.folder);
  harness = await testApi({ sites, web: await loadWebBundle(readConfig({}).webBuildFolder) });
  // As at the start of a product; the test database was filled without the game.
  await harness.database.transaction((tx) => harness.services.catalogue.seed(tx));
});
afterAll(async () => {
  await harness.stop();
  await copy.delete();
});

const page = async (path: string, host = `${ADDED.brand}.localhost`) => {
  const { statusCode, body } = await harness.app.inject({ url: path, headers: { host } });
  return { statusCode, title: /<title>([^<]*)/.exec(body)?.[1], body };
};

it('a brand that is added as data has its pages, on its hosts, and no others', async () => {
  for (const path of ['/en/', '/fi/', '/en/more-casinos/', '/en/terms-and-conditions/'])
    expect(await page(path)).toMatchObject({ statusCode: 200, title: expect.stringContaining('Aurora') });
  expect((await page('/en/jackpot/')).statusCode).toBe(404);
  expect((await page('/en/', 'aurora.example')).title).toContain('Aurora');
  expect((await page('/en/', 'northlight.localhost')).title).not.toContain('Aurora');
});

it('a game and a studio that are added as data are offered there', async () => {
  const query = `{ game(slug: "${ADDED.game}") { game { title studio { name } } } gameStudio(slug: "${ADDED.studio}") { __typename } }`;
  const { body } = await harness.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host: `${ADDED.brand}.localhost` },
    payload: { query },
  });
  expect(JSON.parse(body)).toMatchObject({
    data: {
      game: { game: { title: 'Lantern Walk', studio: { name: 'Lantern Works' } } },
      gameStudio: { __typename: 'StudioGames' },
    },
  });
});
