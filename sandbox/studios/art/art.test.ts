import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import fixture from './art.fixture.json' with { type: 'json' };
import { contrast } from '@foyer/domain/colour.ts';
import { familyIds } from './families.ts';
import { loadGames, subjectOf } from '../games.ts';
import { drawPicture } from './pictures.ts';
import { plan, type PosterSubject } from './plan.ts';
import { renderSymbol, SYMBOL_NAMES } from './symbols.ts';
import { drawPoster, panelColours, type ArtFormat } from './tile.ts';
import { openElements } from './wellFormed.fixture.ts';

// All that were made by hand, and every ninth of the invented ones, which have them of all worlds.
const catalogue = [...loadGames().values()]
  .filter((_, at) => at < 171 || at % 9 === 0)
  .map((game): PosterSubject => subjectOf(game));
const renderTile = (game: PosterSubject, format: ArtFormat) => drawPoster(game, format).svg;

const FORMATS = ['portrait', 'square', 'wide', 'hero', 'scene'] as const;
const sha256 = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

describe('the same game always gets the same picture', () => {
  test.each(fixture.pictures.map((picture) => [picture.family, picture] as const))(
    '%s is drawn to the byte as its edition was',
    (family, { sha256: expected, ...subject }) => {
      expect(plan(subject).family).toBe(family);
      for (const format of FORMATS)
        expect(sha256(renderTile(subject, format)), format).toBe(expected[format]);
    },
  );

  test('the fixture has a picture of nearly every family', () => {
    expect(fixture.pictures.length).toBeGreaterThanOrEqual(familyIds.length - 1);
  });
});

test('a game is drawn of the world it is tagged with, where its title names no thing', () => {
  const game = { slug: 'raft', title: 'The Sturgeon', category: 'slots' };
  expect(plan({ ...game, tags: ['sea'] }).family).toBe('abyss');
  expect(plan({ ...game, tags: ['unheard-of', 'garden'] }).family).toBe('folk');
  expect(plan({ ...game, tags: [] })).toEqual(plan(game));
  expect(plan({ ...game, title: 'The Fox', tags: ['sea'] }).motif).toBe('fox');
  expect(plan({ ...game, category: 'jackpots', tags: ['sea'] }).family).toBe('jackpot');
});

describe('pictures of the catalogue', () => {
  test.each(FORMATS)('%s: whole, self-contained and finite', (format) => {
    for (const game of catalogue) {
      const svg = renderTile(game, format);
      expect(openElements(svg), game.slug).toEqual([]);
      expect(svg, game.slug).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), game.slug).not.toMatch(
        /https?:|<script|<image|<foreignObject|\son\w+=/,
      );
      expect(danglingReferences(svg), game.slug).toEqual([]);
    }
  });

  test('a title is read on its ground at 4.5:1 or more', () => {
    for (const game of catalogue)
      for (const format of ['portrait', 'square', 'wide'] as const)
        expect(drawPoster(game, format).titleContrast, `${game.slug} ${format}`).toBeGreaterThanOrEqual(4.5);
  });

  test('the words beside a hero are read on its panel', () => {
    for (const game of catalogue) {
      const { panel, text, body, accent } = panelColours(game);
      for (const colour of [text, body, accent])
        expect(contrast(colour, panel), `${game.slug} ${colour}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a title alone is letters on no ground', () => {
    for (const game of catalogue) {
      const lockup = drawPicture(game, 'lockup') ?? '';
      expect(openElements(lockup), game.slug).toEqual([]);
      expect(lockup).not.toContain('<rect');
    }
  });
});

describe('reel symbols', () => {
  const [game = fail()] = catalogue;

  test.each(SYMBOL_NAMES)('%s is whole and small', (symbol) => {
    const svg = renderSymbol(game, symbol);
    expect(openElements(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.length).toBeLessThan(12_000);
  });

  test('no two are alike', () => {
    expect(new Set(SYMBOL_NAMES.map((symbol) => renderSymbol(game, symbol))).size).toBe(SYMBOL_NAMES.length);
  });
});

describe('a poster that tells its ways', () => {
  const game = { slug: 'thunder-orchard', title: 'Thunder Orchard', category: 'megaways' };
  const toldOf = (lines?: number) => renderTile({ ...game, ...(lines && { lines }) }, 'portrait');

  test('tells those of its game', () => {
    expect(toldOf(3125)).not.toBe(toldOf(243));
    expect(toldOf(3125)).not.toBe(toldOf());
  });

  test('and nothing else of the picture changes with them', () => {
    const pathsOf = (svg: string) => svg.match(/<path[^>]*>/g) ?? [];
    const told = new Set(pathsOf(toldOf(3125)));
    expect(pathsOf(toldOf(243)).filter((path) => !told.has(path)).length).toBeLessThanOrEqual(2);
  });
});

describe('words in a title', () => {
  test.each([
    ['Fox & Ember', 'slots', 'mask', 'fox'],
    ['Kraken Post Office', 'slots', 'abyss', 'kraken'],
    ['Fox Roulette', 'roulette', 'wheel', null],
    ['An unheard-of Category', 'bonus', undefined, undefined],
  ])('%s of %s', (title, category, family, motif) => {
    const described = plan({ slug: 'some-game', title, category });
    if (family !== undefined) expect(described).toMatchObject({ family, motif });
  });

  test.each(['Ōkami’s Überraschung', 'Élan', '日本の狐', '7', 'a of the'])('%s can be set', (title) => {
    const svg = renderTile({ slug: 'odd', title, category: 'slots' }, 'portrait');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

function danglingReferences(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    ([, url, href]) => url ?? href ?? '',
  );
  return used.filter((id) => !ids.has(id));
}

function fail(): never {
  throw new Error('the catalogue is empty');
}
