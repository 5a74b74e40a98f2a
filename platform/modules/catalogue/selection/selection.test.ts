import { describe, expect, it } from 'vitest';
import { isNew, newestFirst, select } from './selection.ts';

const game = (slug: string, released: string, category = 'slots') => ({ slug, released, category });
const games = [
  game('ash', '2026-11-03'),
  game('birch', '2024-01-02'),
  game('cedar', '2025-05-05'),
  game('douglas', '2026-11-10', 'crash'),
];
const newest = await newestFirst(games);
const slugs = (placed: readonly { node: { slug: string } }[]) => placed.map(({ node }) => node.slug);

describe('the order of a list', () => {
  it('by category: named games first in their order, then the newest', () => {
    const first = ['birch', 'gone', 'douglas', 'cedar'];
    expect(slugs(select(newest, { by: 'category', category: 'slots', first }))).toEqual([
      'birch',
      'cedar',
      'ash',
    ]);
    expect(slugs(select(newest, { by: 'category', category: 'slots' }))).toEqual(['ash', 'cedar', 'birch']);
  });

  it('manual: as given', () => {
    expect(slugs(select(newest, { by: 'hand', games: ['cedar', 'gone', 'douglas'] }))).toEqual([
      'cedar',
      'douglas',
    ]);
  });

  it('newest: a number of games of every category', () => {
    expect(slugs(select(newest, { by: 'newest', count: 2 }))).toEqual(['douglas', 'ash']);
  });
});

describe('a game is new', () => {
  it.each([
    ['on its first day', '2026-11-03T00:00:00Z', true],
    ['to the end of its fourteenth', '2026-11-16T23:59:59.999Z', true],
    ['and no longer', '2026-11-17T00:00:00Z', false],
    ['nor before it is there', '2026-11-02T23:59:59.999Z', false],
  ])('%s', (_title, now, expected) => {
    expect(isNew({ released: '2026-11-03' }, new Date(now))).toBe(expected);
  });
});
