import { describe, expect, it } from 'vitest';
import { boardRows, hasMore, isBoardShown, rowsAfterMore, rowsAtFirst } from './leaderboard.ts';

const board = (count: number, playerPosition: number) => ({
  playerPosition,
  playerRank: 'Gold',
  playerRankImageUrl: '/brand/x/gold.svg',
  entries: Array.from({ length: count }, (_, at) => ({
    expectedPrize: `${count - at}.00`,
    initials: `P${at}`,
    rankName: at === 0 ? 'Silver' : null,
    rankImageUrl: at === 0 ? '/brand/x/silver.svg' : null,
  })),
});

describe('the leaderboard', () => {
  it('JACK-53 is hidden if it is empty, missing or disabled', () => {
    expect(isBoardShown(board(1, -1), true)).toBe(true);
    expect(isBoardShown(board(0, -1), true)).toBe(false);
    expect(isBoardShown(board(1, -1), false)).toBe(false);
    expect(isBoardShown(null, true)).toBe(false);
  });

  it('JACK-56 starts with 10 rows on touch devices, otherwise with 11 or 12', () => {
    expect(rowsAtFirst(true, board(60, 3))).toBe(10);
    expect([0, 11].map((position) => rowsAtFirst(false, board(60, position)))).toEqual([12, 12]);
    expect([12, 99, -1].map((position) => rowsAtFirst(false, board(60, position)))).toEqual([11, 11, 11]);
  });

  it.each([
    [48, '49'],
    [49, '50'],
    [50, '50+'],
    [98, '50+'],
  ])('JACK-54 the rank of a player at %i is shown as %s', (position, rank) => {
    const rows = boardRows(board(100, position), 50);
    expect(rows.find(({ isOwn }) => isOwn)?.rank).toBe(rank);
    expect(rows.filter(({ isOwn }) => !isOwn).map((row) => Number(row.rank))).not.toContain(51);
    expect(rows.find(({ isOwn }) => isOwn)?.entry).toMatchObject({ initials: `P${position}` });
  });

  it('JACK-52 rows have the loyalty rank of their player, the own row that of the player', () => {
    const rows = boardRows(board(20, 15), 10);
    expect(rows[0]?.loyalty).toEqual({ name: 'Silver', imageUrl: '/brand/x/silver.svg' });
    expect(rows[1]?.loyalty).toBeNull();
    expect(rows.at(-1)?.loyalty).toEqual({ name: 'Gold', imageUrl: '/brand/x/gold.svg' });
  });

  it('JACK-51 JACK-54 JACK-57 grows by ten rows up to fifty', () => {
    const all = board(100, 60);
    const sizes: number[] = [];
    for (let shown = 11; ; shown = rowsAfterMore(shown)) {
      sizes.push(boardRows(all, shown).length - 1);
      if (!hasMore(all, shown)) break;
    }
    expect(sizes).toEqual([11, 21, 31, 41, 50]);
    expect(hasMore(board(8, -1), 10)).toBe(false);
  });

  it('JACK-51 the player’s own row is marked, or added below the shown rows with its known data', () => {
    expect(boardRows(board(60, 2), 10).filter(({ isOwn }) => isOwn)).toMatchObject([{ rank: '3' }]);
    expect(boardRows(board(60, 2), 10)).toHaveLength(10);
    expect(boardRows(board(60, 30), 10).at(-1)).toMatchObject({ rank: '31', entry: { initials: 'P30' } });
  });

  it.each([
    [-1, null],
    [0, '1'],
    [99, '50+'],
    [100, null],
    [100_000, null],
  ])('JACK-55 a player at %i gets rank %s', (position, rank) => {
    const own = boardRows(board(20, position), 10).find(({ isOwn }) => isOwn);
    expect(own?.rank).toBe(rank);
    expect(own?.entry === null).toBe(position !== 0);
  });
});
