import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import { describe, expect, it } from 'vitest';
import { endOf, firstSlices, mayLoadItself, withSlice } from './slices.ts';

const node = (id: string): GamesPartsFragment['edges'][number] => ({
  cursor: id,
  node: {
    id,
    slug: id,
    idx: 0,
    lookupId: id,
    title: id,
    category: 'slots',
    studio: { name: 's', slug: 's', imageUrl: null },
    rtp: null,
    isNew: false,
    isLive: false,
    tileColour: '#000000',
    tileUrl: '/art',
    isFavourite: false,
  },
});
const slice = (ids: string, hasNextPage = true): GamesPartsFragment => ({
  edges: ids.split('').map(node),
  pageInfo: { hasNextPage, endCursor: ids.at(-1) ?? null },
  totalCount: 40,
});
const idsOf = (slices: ReturnType<typeof firstSlices>) => slices.games.map((game) => game.node.id).join('');

describe('slices', () => {
  it('GAME-02 a further page is appended and its end is the next cursor', () => {
    const slices = withSlice(firstSlices(slice('abc')), slice('def'));
    expect(idsOf(slices)).toBe('abcdef');
    expect(slices.pageInfo.endCursor).toBe('f');
  });

  it('GAME-02 a game that moved between two pages is shown once', () => {
    expect(idsOf(withSlice(firstSlices(slice('abc')), slice('cde')))).toBe('abcde');
  });

  it('GAME-09 two pages load automatically, the third on request', () => {
    const one = withSlice(firstSlices(slice('a')), slice('b'));
    expect([mayLoadItself(firstSlices(slice('a'))), mayLoadItself(one)]).toEqual([true, true]);
    expect(mayLoadItself(withSlice(one, slice('c')))).toBe(false);
  });

  it('GQLO-26 the next page is requested with the cursor and the last shown game', () => {
    const slices = withSlice(firstSlices(slice('abc')), slice('def'));
    expect(endOf(slices)).toEqual({ after: 'f', lastShownGameId: 'f' });
    expect(endOf(withSlice(slices, slice('g', false)))).toBeNull();
    expect(
      endOf(firstSlices({ edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 })),
    ).toBeNull();
  });

  it('GAME-09 there is no cursor after the last page', () => {
    expect(mayLoadItself(firstSlices(slice('a', false)))).toBe(false);
  });
});
