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
  it('GAME-02 a further slice goes behind what is shown, and its end is the next start', () => {
    const slices = withSlice(firstSlices(slice('abc')), slice('def'));
    expect(idsOf(slices)).toBe('abcdef');
    expect(slices.pageInfo.endCursor).toBe('f');
  });

  it('GAME-02 a game is shown once, also when it moved between two slices', () => {
    expect(idsOf(withSlice(firstSlices(slice('abc')), slice('cde')))).toBe('abcde');
  });

  it('GAME-09 two slices come by themselves, the third on request', () => {
    const one = withSlice(firstSlices(slice('a')), slice('b'));
    expect([mayLoadItself(firstSlices(slice('a'))), mayLoadItself(one)]).toEqual([true, true]);
    expect(mayLoadItself(withSlice(one, slice('c')))).toBe(false);
  });

  it('GQLO-26 the next slice is asked for by the cursor and the game shown last', () => {
    const slices = withSlice(firstSlices(slice('abc')), slice('def'));
    expect(endOf(slices)).toEqual({ after: 'f', lastShownGameId: 'f' });
    expect(endOf(withSlice(slices, slice('g', false)))).toBeNull();
    expect(
      endOf(firstSlices({ edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 })),
    ).toBeNull();
  });

  it('GAME-09 nothing comes behind the last', () => {
    expect(mayLoadItself(firstSlices(slice('a', false)))).toBe(false);
  });
});
