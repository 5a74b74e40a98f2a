import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testSites } from '@foyer/platform/sites/testSites.ts';
import { GamesFileSchema } from '@foyer/sites/schema/catalogue.ts';
import { drawMark } from '@foyer/sandbox/studios/art/pictures.ts';
import * as v from 'valibot';
import { coloursOf } from './invent.ts';
import { readJson } from './sources.ts';

const { games, studios } = await testSites();
/** The studios that the sandbox runs; the catalogue may have others. */
const ofSandbox = new Set(studios.filter(({ provider }) => provider === 'sandbox').map(({ slug }) => slug));

it('handwritten games have the colours of the images that their studio draws', () => {
  for (const { slug, colours, ...game } of v.parse(GamesFileSchema, readJson('games.json')))
    if (ofSandbox.has(game.studio)) expect(colours, slug).toEqual(coloursOf({ slug, ...game }));
});

it('the sandbox draws a logo for each of its studios', () => {
  expect([...ofSandbox].filter((slug) => drawMark(slug) === null)).toEqual([]);
});

it('the sandbox has every open game with its title', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../sandbox/studios/${file}`, import.meta.url), 'utf8'));
  const own = new Map<string, string>(
    [...read('games.json'), ...read('invented.json')].map(({ lookupId, title }) => [lookupId, title]),
  );
  for (const { lookupId, title, status, studio } of games)
    if (status === 'open' && ofSandbox.has(studio)) expect(own.get(lookupId)).toBe(title);
});
