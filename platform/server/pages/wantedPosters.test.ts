import { expect, it } from 'vitest';
import type { Catalogue } from '../../modules/catalogue/index.ts';
import { testSites } from '../../sites/testSites.ts';
import { wantedPosters } from './wantedPosters.ts';

type Lobby = Awaited<ReturnType<Catalogue['lobby']>>['lobby'];

const edgesOf = (...slugs: string[]) => slugs.map((slug) => ({ node: { slug }, cursor: slug }));
const row = (format: string, ...slugs: string[]) => ({ format, edges: edgesOf(...slugs) });
const many = Array.from({ length: 40 }, (_, index) => `game-${index}`);
const catalogueOf = (rows: readonly object[]): Pick<Catalogue, 'lobby'> => ({
  lobby: async () => ({ heroes: [], lobby: JSON.parse(JSON.stringify(rows)) satisfies Lobby }),
});

it('are those on the first screen of every lobby, each once, in the widths that screens choose', async () => {
  const { brands } = await testSites();
  const files = await wantedPosters(catalogueOf([row('portrait', 'fox', 'owl'), row('wide', 'wheel')]), {
    brands,
  });
  expect(files).toEqual([
    'fox.portrait-240.webp',
    'fox.portrait-360.webp',
    'owl.portrait-240.webp',
    'owl.portrait-360.webp',
    'wheel.wide-560.webp',
  ]);
});

it('are bounded, however long the lobbies are', async () => {
  const { brands } = await testSites();
  let lobbies = 0;
  const catalogue: Pick<Catalogue, 'lobby'> = {
    lobby: (site, locale) => {
      const of = (lobbies += 1);
      const rows = Array.from({ length: 9 }, (_, place) =>
        row('square', ...many.map((slug) => `${slug}-${place}-${of}`)),
      );
      return catalogueOf(rows).lobby(site, locale);
    },
  };
  const files = await wantedPosters(catalogue, { brands });
  expect(files.length).toBe(Math.min(300, brands.length * 3 * 8 * 2));
  // The first of each lobby come before the second of any.
  expect(new Set(files.slice(0, brands.length).map((file) => file.split('-')[3]?.split('.')[0])).size).toBe(
    brands.length,
  );
});
