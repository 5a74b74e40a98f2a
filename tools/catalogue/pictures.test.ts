import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testSites } from '@foyer/platform/sites/testSites.ts';
import { GamesFileSchema } from '@foyer/sites/schema/catalogue.ts';
import { drawMark } from '@foyer/sandbox/studios/art/pictures.ts';
import { posterWall, wallGames } from '@foyer/web/features/signIn/posterWall.ts';
import * as v from 'valibot';
import { coloursOf } from './invent.ts';
import { readJson } from './sources.ts';

const { games, studios } = await testSites();
const walls = posterWall.flat();

it.each(wallGames.map((slug, at) => [slug, walls[at]] as const))(
  '%s on the sign-in page is an open game, in its own colour',
  (slug, poster) => {
    const game = games.find((one) => one.slug === slug);
    expect(game?.status).toBe('open');
    expect(poster?.style.background).toBe(game?.colours?.tile);
  },
);

it('handwritten games have the colours of the images that their studio draws', () => {
  for (const { slug, colours, ...game } of v.parse(GamesFileSchema, readJson('games.json')))
    expect(colours, slug).toEqual(coloursOf({ slug, ...game }));
});

it('the studio draws a logo for every studio of the catalogue', () => {
  const nameless = studios.filter(({ slug }) => drawMark(slug) === null).map(({ slug }) => slug);
  expect(nameless).toEqual([]);
});

it('the sandbox has every open game with its title', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../sandbox/studios/${file}`, import.meta.url), 'utf8'));
  const own = new Map<string, string>(
    [...read('games.json'), ...read('invented.json')].map(({ lookupId, title }) => [lookupId, title]),
  );
  for (const { lookupId, title, status } of games)
    if (status === 'open') expect(own.get(lookupId)).toBe(title);
});
