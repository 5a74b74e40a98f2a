import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, testWith } from '../fixtures.ts';
import { gameTiles } from '../support/lobby.ts';
import { textOf } from '../support/texts.ts';

/** The demonstration, with a game switched off at one brand. */
const test = testWith(async () => {
  const sites = await mkdtemp(join(tmpdir(), 'foyer-sites-'));
  await cp(fileURLToPath(new URL('../../sites/', import.meta.url)), sites, {
    recursive: true,
    filter: (path) => !/\.ts$|node_modules/.test(path),
  });
  const switchedOff = [{ games: ['fox-and-ember'], brands: ['northlight'] }];
  await writeFile(join(sites, 'catalogue/switchedOff.json'), JSON.stringify(switchedOff));
  return { FOYER_SITES: sites };
});

test('a game that is switched off is on no page of the brand, and on those of another', async ({
  arrive,
}) => {
  const visitor = await arrive('anna');
  visitor.ignoreErrors(/status of 404/);
  const { page, address } = visitor;
  await gameTiles(page).first().waitFor();
  expect(await page.locator('a[href="/en/games/fox-and-ember/"]').count()).toBe(0);
  const response = await page.goto(address('/en/games/fox-and-ember/'));
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: textOf('games.notHere') }).waitFor();

  const elsewhere = await arrive('finn', { at: '/en/games/fox-and-ember/' });
  await elsewhere.page.getByRole('heading', { level: 1, name: /Fox & Ember/ }).waitFor();
});
