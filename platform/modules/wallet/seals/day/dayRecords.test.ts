import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { readInSlices } from './dayRecords.ts';
import { spanOf, startOf } from '../days.ts';
import type { Span } from '../movements.ts';

const DAY = '2026-11-23';
const MAX_ROWS = 16;

/** Times of rows, in milliseconds since midnight. */
const cases: readonly [string, readonly number[]][] = [
  ['no row', []],
  ['a row at each end', [0, 24 * 60 * MINUTE - 1]],
  ['a busy second in a quiet day', Array.from({ length: 200 }, (_, row) => 9 * 60 * MINUTE + row * 5)],
  [
    'more rows in one millisecond than a slice may have',
    Array.from({ length: 40 }, () => 12 * 60 * MINUTE + 7),
  ],
  ['a row each second of ten minutes', Array.from({ length: 600 }, (_, row) => row * SECOND)],
];

describe('a day in slices', () => {
  it.each(cases)('returns each row once and in order: %s', async (_name, times) => {
    const slices: Span[] = [];
    const read = async (slice: Span, limit: number | null) => {
      slices.push(slice);
      const from = slice.from instanceof Date ? slice.from.getTime() - startOf(DAY).getTime() : -Infinity;
      const to = slice.to instanceof Date ? slice.to.getTime() - startOf(DAY).getTime() : Infinity;
      return times.filter((time) => time >= from && time < to).slice(0, limit ?? undefined);
    };
    const results: (readonly number[])[] = [];
    for await (const rows of readInSlices(spanOf(DAY, false), read, MAX_ROWS)) results.push(rows);
    expect(results.flat()).toEqual(times);
    const most = Math.max(...results.map(({ length }) => length));
    expect(most < MAX_ROWS || new Set(times).size === 1).toBe(true);
    expect(slices.length).toBeLessThan(500);
  });

  it('the first sealed day begins with everything before it', async () => {
    const slices: Span[] = [];
    for await (const _rows of readInSlices(spanOf(DAY, true), async (slice) => (slices.push(slice), [])))
      continue;
    expect(slices[0]?.from).toBe('-infinity');
    expect(slices.slice(1).every(({ from }) => from instanceof Date)).toBe(true);
  });
});
