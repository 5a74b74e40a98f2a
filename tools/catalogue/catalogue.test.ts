import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GamesFileSchema, InventedFileSchema, StudiosFileSchema } from '@foyer/sites/schema/catalogue.ts';
import * as v from 'valibot';
import { filesOf, inventCatalogue } from './files.ts';
import { areAlike, titleWords } from './names.ts';
import { readJson } from './sources.ts';

const invented = inventCatalogue();
const byHand = v.parse(GamesFileSchema, readJson('games.json'));
const studiosByHand = v.parse(StudiosFileSchema, readJson('studios.json'));
const games = [...byHand, ...invented.games];

describe('the invented catalogue', () => {
  it.each(filesOf(invented))('$file is what the command makes', ({ file, text }) => {
    expect(readFileSync(file, 'utf8') === text, 'run `npm run catalogue`').toBe(true);
  });

  it('another seed makes another, of the same shape', () => {
    const other = inventCatalogue('another', 3);
    expect(v.safeParse(InventedFileSchema, { studios: other.studios, games: other.games }).success).toBe(
      true,
    );
    expect(other.games.map(({ title }) => title)).not.toEqual(
      invented.games.slice(0, 3).map(({ title }) => title),
    );
  });

  it('with what was made by hand there are 600 games to play, and 24 studios', () => {
    expect(games.filter(({ status }) => status === 'open').length).toBeGreaterThanOrEqual(600);
    expect(studiosByHand.length + invented.studios.length).toBeGreaterThanOrEqual(24);
  });
});

it('a game is set to a return that its studio offers, and speaks its studio’s languages', () => {
  const studios = new Map([...studiosByHand, ...invented.studios].map((studio) => [studio.slug, studio]));
  for (const { slug, rtp, rtpRange, languages = [], studio } of games) {
    if (rtpRange)
      expect([Number(rtpRange.least) <= Number(rtp), Number(rtp) <= Number(rtpRange.most)], slug).toEqual([
        true,
        true,
      ]);
    expect(studios.get(studio)?.languages).toEqual(expect.arrayContaining(languages));
  }
  expect(games.filter(({ languages }) => languages && !languages.includes('fi')).length).toBeGreaterThan(20);
});

describe('titles', () => {
  it('no two are alike, nor called so by the studio, nor at one address', () => {
    for (const { words, others } of pairs(games.map(({ title }) => titleWords(title))))
      expect(others.filter((other) => areAlike(words, other))).toEqual([]);
    for (const name of ['slug', 'lookupId'] as const)
      expect(new Set(games.map((game) => game[name])).size).toBe(games.length);
  });

  it.each([
    ['the same two words in another order', 'Fox & Ember', 'The Ember’s Fox', true],
    ['one of them', 'Fox & Ember', 'Ember of the Night', false],
    ['the only word of one', 'The Lantern', 'Lantern of the Reef', true],
  ])('%s: %s, %s', (_, one, other, expected) => {
    expect(areAlike(titleWords(one), titleWords(other))).toBe(expected);
  });

  // What half of all slots are called, and what is a mark of somebody's.
  const WORN =
    /\b(megaways|bonanza|joker|fortune|fortunes|mega|super|wild|wilds|jackpot|dead|sweet|big bass|book of|gates of|rush|riches|buffalo)\b/i;
  it('none that was invented has a word that belongs to others or says nothing', () => {
    const worn = invented.games.map(({ title }) => title).filter((title) => WORN.test(title));
    expect(worn).toEqual([]);
  });
});

/** Each with those after it. */
const pairs = (titles: readonly (readonly string[])[]) =>
  titles.map((words, at) => ({ words, others: titles.slice(at + 1) }));
