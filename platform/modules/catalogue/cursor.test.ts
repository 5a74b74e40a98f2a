import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../infra/refusal.ts';
import { decodeCursor, encodeCursor, page, type Page } from './cursor.ts';
import { newestFirst, select } from './selection/selection.ts';

const game = (slug: string, released: string) => ({ slug, released, category: 'slots' });
const games = [
  game('ash', '2026-11-03'),
  game('birch', '2026-11-02'),
  game('cedar', '2026-11-02'),
  game('douglas', '2026-10-30'),
  game('elm', '2026-10-01'),
];
const newest = (list = games) => newestFirst(list);
const inOrder = await newest();
const slugs = (edges: readonly { node: { slug: string } }[]) => edges.map(({ node }) => node.slug);

describe('pages of a list', () => {
  it('GAME-02 a page has edges with nodes, whether there are more, and an end cursor', () => {
    const first = page(inOrder, 2, null);
    expect(slugs(first.edges)).toEqual(['ash', 'birch']);
    expect(first.pageInfo).toEqual({ hasNextPage: true, endCursor: first.edges[1]?.cursor });
    expect(first.totalCount).toBe(5);
    const last = page(inOrder, 10, first.pageInfo.endCursor);
    expect(slugs(last.edges)).toEqual(['cedar', 'douglas', 'elm']);
    expect(last.pageInfo.hasNextPage).toBe(false);
  });

  it('after the last game there is an empty page', () => {
    const all = page(inOrder, 10, null);
    expect(page(inOrder, 10, all.pageInfo.endCursor)).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: 5,
    });
  });

  it.each<[what: string, changed: typeof games, expected: string[]]>([
    ['a newer game has come', [game('yew', '2026-11-20'), ...games], ['cedar', 'douglas', 'elm']],
    ['a game of the first page has gone', games.slice(1), ['cedar', 'douglas', 'elm']],
    [
      'the game it ended with has gone',
      games.filter(({ slug }) => slug !== 'birch'),
      ['cedar', 'douglas', 'elm'],
    ],
    ['a game of the second page has gone', games.filter(({ slug }) => slug !== 'cedar'), ['douglas', 'elm']],
    ['a game has come between', [...games, game('fir', '2026-10-15')], ['cedar', 'douglas', 'fir', 'elm']],
  ])('GAME-09 the second page is right when %s', async (_what, changed, expected) => {
    const { endCursor } = page(inOrder, 2, null).pageInfo;
    expect(slugs(page(await newest(changed), 10, endCursor).edges)).toEqual(expected);
  });

  it('a manually ordered list continues after the same game when it was moved', () => {
    const pick = (list: string[]) => select(inOrder, { by: 'hand', games: list });
    const { endCursor } = page(pick(['elm', 'ash', 'birch', 'cedar']), 2, null).pageInfo;
    expect(slugs(page(pick(['douglas', 'elm', 'ash', 'birch', 'cedar']), 10, endCursor).edges)).toEqual([
      'birch',
      'cedar',
    ]);
  });

  it('paging gives the same games as reading all at once, for any page size', async () => {
    const position = fc.record({
      slug: fc.stringMatching(/^[a-z]{1,8}$/),
      day: fc.integer({ min: 1, max: 28 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(position, { selector: ({ slug }) => slug }),
        fc.integer({ min: 1, max: 7 }),
        async (found, size) => {
          const edges = await newest(
            found.map(({ slug, day }) => game(slug, `2026-02-${String(day).padStart(2, '0')}`)),
          );
          const read: string[] = [];
          let after: string | null = null;
          do {
            const slice: Page<{ slug: string }> = page(edges, size, after);
            read.push(...slugs(slice.edges));
            after = slice.pageInfo.hasNextPage ? slice.pageInfo.endCursor : null;
          } while (after !== null);
          expect(read).toEqual(slugs(edges));
        },
      ),
    );
  });
});

describe('cursors', () => {
  it('are opaque', () => {
    const cursor = encodeCursor({ rank: '79738896', slug: 'fox-and-ember' });
    expect(cursor).not.toContain('fox');
    expect(decodeCursor(cursor)).toEqual({ rank: '79738896', slug: 'fox-and-ember' });
  });

  it.each([
    '',
    'fox',
    '!!!!',
    Buffer.from('1').toString('base64url'),
    Buffer.from('a b').toString('base64url'),
    'x'.repeat(5000),
  ])('an invalid cursor %j is refused', (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(Refusal);
  });
});
