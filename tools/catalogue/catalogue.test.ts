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

describe('the generated catalogue', () => {
  it.each(filesOf(invented))('$file is what the command generates', ({ file, text }) => {
    expect(readFileSync(file, 'utf8') === text, 'run `npm run catalogue`').toBe(true);
  });

  it('another seed gives another catalogue of the same shape', () => {
    const other = inventCatalogue('another', 3);
    expect(v.safeParse(InventedFileSchema, { studios: other.studios, games: other.games }).success).toBe(
      true,
    );
    expect(other.games.map(({ title }) => title)).not.toEqual(
      invented.games.slice(0, 3).map(({ title }) => title),
    );
  });

  it('has 600 playable games and 24 studios, with the handwritten ones', () => {
    expect(games.filter(({ status }) => status === 'open').length).toBeGreaterThanOrEqual(600);
    expect(studiosByHand.length + invented.studios.length).toBeGreaterThanOrEqual(24);
  });
});

it('a game has a return that its studio offers, and its studio’s languages', () => {
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
  it('no two titles are alike, and no two slugs of a studio are equal', () => {
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

  // Overused slot words, and registered trade marks.
  const WORN =
    /\b(megaways|bonanza|joker|fortune|fortunes|mega|super|wild|wilds|jackpot|dead|sweet|big bass|book of|gates of|rush|riches|buffalo)\b/i;
  it('no generated title has an overused word or a trade mark', () => {
    const worn = invented.games.map(({ title }) => title).filter((title) => WORN.test(title));
    expect(worn).toEqual([]);
  });
});

/** Pairs each title with all titles after it. */
const pairs = (titles: readonly (readonly string[])[]) =>
  titles.map((words, at) => ({ words, others: titles.slice(at + 1) }));
