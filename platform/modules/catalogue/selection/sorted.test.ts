import { describe, expect, it } from 'vitest';
import { encodeCursor, page } from '../cursor.ts';
import { sorted } from './sorted.ts';

const games = [
  { slug: 'owl', title: 'Owl', released: '2026-01-02', rtp: '96.1' },
  { slug: 'elan', title: 'élan', released: '2026-03-01', rtp: null },
  { slug: 'fox', title: 'Fox 10', released: '2025-12-31', rtp: '97' },
  { slug: 'fox-2', title: 'Fox 2', released: '2026-01-02', rtp: '96.1' },
];
const edges = games.map((node) => ({ node, cursor: encodeCursor({ rank: '1', slug: node.slug }) }));
const rowOf = (slug: string) => games.find((game) => game.slug === slug);
const players = new Map([
  ['fox', 9],
  ['elan', 20],
]);
const order = (sort: Parameters<typeof sorted>[1]) => sorted(edges, sort, { rowOf, players });
const slugs = (found: readonly { node: { slug: string } }[]) => found.map(({ node }) => node.slug);

describe('a list in another order', () => {
  it.each([
    ['popular', ['elan', 'fox', 'owl', 'fox-2']],
    ['newest', ['elan', 'owl', 'fox-2', 'fox']],
    ['title', ['elan', 'fox-2', 'fox', 'owl']],
    ['returnRate', ['fox', 'owl', 'fox-2', 'elan']],
  ] as const)('%s; equal games keep the order of the list', (sort, expected) => {
    expect(slugs(order(sort))).toEqual(expected);
  });

  it('is read page by page, also after the last game of a page has left the list', () => {
    const all = order('title');
    const first = page(all, 2, null);
    expect(slugs(first.edges)).toEqual(['elan', 'fox-2']);
    const without = all.filter(({ node }) => node.slug !== 'fox-2');
    expect(slugs(page(without, 2, first.pageInfo.endCursor).edges)).toEqual(['fox', 'owl']);
  });
});
