import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { contrast } from '@foyer/domain/colour.ts';
import { describe, expect, test } from 'vitest';
import { loadGames, subjectOf } from '../games.ts';
import { loadArtwork } from './artwork.ts';
import { FAMILIES, PALETTES, THEMES } from './data.ts';
import { drawPicture, SYMBOL_NAMES } from './pictures.ts';
import { plan, type PosterSubject } from './plan.ts';
import { drawPoster, panelColours } from './poster.ts';
import { openElements } from '../testing/wellFormed.ts';

// All hand-made games and every ninth generated one; together they have themes of all kinds.
const catalogue = [...loadGames().values()]
  .filter((_, at) => at < 171 || at % 9 === 0)
  .map((game): PosterSubject => subjectOf(game));
const [fox = fail()] = catalogue;
const FORMATS = ['portrait', 'square', 'wide', 'hero', 'scene'] as const;
const portraitOf = (subject: PosterSubject) => drawPoster(subject, 'portrait').svg;

describe('the same game always gets the same picture', () => {
  // A changed hash means that the demo games get new pictures.
  test.each([
    ['portrait', '61dd5af911f5a7ea'],
    ['hero', '3b7dddc8aa2410b1'],
  ] as const)('%s of Fox & Ember', (format, expected) => {
    const digest = createHash('sha256').update(drawPoster(fox, format).svg).digest('hex');
    expect(digest.slice(0, 16)).toBe(expected);
  });

  test('posters of different games differ', () => {
    expect(new Set(catalogue.map(portraitOf)).size).toBe(catalogue.length);
  });
});

describe('the data', () => {
  test('each motif is a scene, and each palette exists', () => {
    for (const [name, family] of Object.entries(FAMILIES)) {
      for (const motif of family.motifs)
        expect(existsSync(new URL(`scenes/${name}/${motif}.svg`, import.meta.url)), motif).toBe(true);
      for (const palette of [family.palettes, ...Object.values(family.paletteFor)].flat())
        expect(Object.keys(PALETTES)).toContain(palette);
    }
  });

  test('each keyword, category and tag names families and motifs that exist', () => {
    for (const [word, family, motif] of THEMES.words) {
      expect(Object.keys(FAMILIES), word).toContain(family);
      if (motif) expect(FAMILIES[family]?.motifs, word).toContain(motif);
    }
    for (const family of [THEMES.slots, Object.values(THEMES.categories), Object.values(THEMES.tags)].flat(2))
      expect(Object.keys(FAMILIES)).toContain(family);
  });

  test('every family has its scenes in every palette of it, without unknown colours', () => {
    for (const [name, { motifs, palettes }] of Object.entries(FAMILIES))
      for (const motif of motifs)
        for (const palette of palettes) {
          const { body } = loadArtwork(`./scenes/${name}/${motif}.svg`, PALETTES[palette] ?? fail());
          expect(body, `${name}/${motif}`).not.toMatch(/var\(|color-mix/);
        }
  });
});

test('a game is drawn in the theme of its tags where its title names nothing', () => {
  const game = { slug: 'raft', title: 'The Sturgeon', category: 'slots' };
  const family = (subject: PosterSubject) => plan(subject).scene.split('/')[0];
  expect(family({ ...game, tags: ['sea'] })).toBe('abyss');
  expect(family({ ...game, tags: ['unheard-of', 'garden'] })).toBe('folk');
  expect(plan({ ...game, tags: [] })).toEqual(plan(game));
  expect(plan({ ...game, title: 'The Fox', tags: ['sea'] }).scene).toBe('mask/fox');
  expect(family({ ...game, category: 'jackpots', tags: ['sea'] })).toBe('jackpot');
});

describe('pictures of the catalogue', () => {
  test.each(FORMATS)('%s: well-formed, self-contained and finite', (format) => {
    for (const game of catalogue) {
      const { svg } = drawPoster(game, format);
      expect(openElements(svg), game.slug).toEqual([]);
      expect(svg, game.slug).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), game.slug).not.toMatch(
        /https?:|<script|<image|<foreignObject|\son\w+=/,
      );
      expect(danglingReferences(svg), game.slug).toEqual([]);
    }
  });

  test('titles have a contrast of 4.5:1 or more', () => {
    for (const game of catalogue)
      for (const format of ['portrait', 'square', 'wide'] as const)
        expect(drawPoster(game, format).titleContrast, `${game.slug} ${format}`).toBeGreaterThanOrEqual(4.5);
  });

  test('texts beside a hero are readable on its panel', () => {
    for (const game of catalogue) {
      const { panel, text, body, accent } = panelColours(game);
      for (const colour of [text, body, accent])
        expect(contrast(colour, panel), `${game.slug} ${colour}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a lockup is the title alone, without a background', () => {
    for (const game of catalogue) {
      const lockup = drawPicture(game, 'lockup') ?? '';
      expect(openElements(lockup), game.slug).toEqual([]);
      expect(lockup).not.toContain('<rect');
    }
  });

  test('a vehicle is what flies on the poster, alone; only crash games have one', () => {
    for (const game of catalogue) {
      const vehicle = drawPicture(game, 'vehicle');
      expect(vehicle !== null, game.slug).toBe(plan(game).family === FAMILIES['flight']);
      if (vehicle === null) continue;
      expect(openElements(vehicle), game.slug).toEqual([]);
      expect(vehicle).not.toContain('<rect');
      expect(vehicle.length).toBeLessThan(4_000);
    }
  });
});

describe('reel symbols', () => {
  const symbolOf = (symbol: string) => drawPicture(fox, `symbol-${symbol}`) ?? '';

  test.each(SYMBOL_NAMES)('%s is well-formed and small', (symbol) => {
    expect(openElements(symbolOf(symbol))).toEqual([]);
    expect(symbolOf(symbol)).not.toMatch(/NaN|undefined/);
    expect(symbolOf(symbol).length).toBeLessThan(12_000);
  });

  test('no two are alike', () => {
    expect(new Set(SYMBOL_NAMES.map(symbolOf)).size).toBe(SYMBOL_NAMES.length);
  });

  test('each slot has ten, and games of another family have other pictures', () => {
    const highest = new Map<string, string>();
    for (const game of [...loadGames().values()].filter(({ maths }) => maths.kind === 'slot')) {
      const subject = subjectOf(game);
      const drawn = SYMBOL_NAMES.map((symbol) => drawPicture(subject, `symbol-${symbol}`) ?? '');
      expect(new Set(drawn).size, game.lookupId).toBe(SYMBOL_NAMES.length);
      for (const svg of drawn) {
        expect(openElements(svg), game.lookupId).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(svg).toMatch(/<(path|ellipse|rect|circle)/);
      }
      const family = plan(subject).scene.split('/')[0] ?? '';
      highest.set(family, drawn[0] ?? '');
    }
    expect(highest.size).toBeGreaterThan(12);
    expect(new Set(highest.values()).size).toBe(highest.size);
  });
});

test('the poster of a ways game states its ways', () => {
  const game = { slug: 'thunder-orchard', title: 'Thunder Orchard', category: 'megaways' };
  expect(portraitOf({ ...game, lines: 3125 })).not.toBe(portraitOf({ ...game, lines: 243 }));
  expect(portraitOf({ ...game, lines: 3125 })).not.toBe(portraitOf(game));
});

describe('words in a title', () => {
  test.each([
    ['Fox & Ember', 'slots', 'mask/fox'],
    ['Kraken Post Office', 'slots', 'abyss/kraken'],
    ['Fox Roulette', 'roulette', 'wheel/'],
  ])('%s of %s is drawn as %s', (title, category, scene) => {
    expect(plan({ slug: 'some-game', title, category }).scene).toContain(scene);
  });

  test('a game of an unknown category is drawn as a slot', () => {
    expect(portraitOf({ slug: 'some-game', title: 'An unheard-of Category', category: 'bonus' })).toContain(
      '<svg',
    );
  });

  test.each(['Ōkami’s Überraschung', 'Élan', '日本の狐', '7', 'a of the'])('%s can be set', (title) => {
    const svg = portraitOf({ slug: 'odd', title, category: 'slots' });
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
