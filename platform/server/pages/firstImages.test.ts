import { expect, it } from 'vitest';
import type { Catalogue, ImageToLoad } from '../../modules/catalogue/index.ts';
import { testSites } from '../../sites/testSites.ts';
import { firstImages } from './firstImages.ts';

type Lobby = Awaited<ReturnType<Catalogue['lobby']>>['lobby'];

const named = (images: readonly ImageToLoad[]) =>
  images.map(({ source, variant }) => `${source.split('/').at(-2)} ${variant.name}`);
const edgesOf = (...slugs: string[]) => slugs.map((slug) => ({ node: { slug }, cursor: slug }));
const row = (format: string, ...slugs: string[]) => ({ format, edges: edgesOf(...slugs) });
const catalogueOf = (rows: readonly object[]): Pick<Catalogue, 'lobby'> => ({
  lobby: async () => ({ heroes: [], lobby: JSON.parse(JSON.stringify(rows)) satisfies Lobby }),
});

it('are those of the sign-in page and of each lobby’s first screen, each once, in the widths that screens use', async () => {
  const rows = [row('portrait', 'fox-and-ember', 'owl-parliament'), row('wide', 'halo-roulette')];
  const images = await firstImages(catalogueOf(rows), await testSites(), ['fox-and-ember']);
  expect(named(images)).toEqual([
    'fox-and-ember portrait-240',
    'fox-and-ember portrait-360',
    'owl-parliament portrait-240',
    'owl-parliament portrait-360',
    'halo-roulette wide-560',
  ]);
});

it('are limited: the first of each lobby comes before the second of any, and unknown games are left out', async () => {
  const sites = await testSites();
  const slugs = sites.games.map(({ slug }) => slug);
  let lobbies = 0;
  const catalogue: Pick<Catalogue, 'lobby'> = {
    lobby: (site, locale) => {
      const from = 100 * lobbies++;
      const rows = [0, 8, 16].map((more) =>
        row('square', ...slugs.slice(from + more, from + more + 40), 'gone'),
      );
      return catalogueOf(rows).lobby(site, locale);
    },
  };
  const images = named(await firstImages(catalogue, sites));
  expect(images.length).toBe(Math.min(360, sites.brands.length * 3 * 8 * 2));
  const first = images.slice(0, sites.brands.length).map((name) => name.split(' ')[0]);
  expect(first).toEqual(sites.brands.map((_, at) => sites.games[100 * at]?.lookupId));
});
