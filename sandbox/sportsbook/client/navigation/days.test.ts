import { expect, it } from 'vitest';
import { dateOf, daysOf, spanOf } from './days.ts';

it('OPEN-43 matches are counted by day in the player’s time zone', () => {
  const at = (text: string) => new Date(text).getTime();
  const days = daysOf([at('2026-12-02T00:00'), at('2026-12-01T23:59'), at('2026-12-02T23:59')]);
  expect(days.map(({ date, count }) => [date, count])).toEqual([
    ['2026-12-01', 1],
    ['2026-12-02', 2],
  ]);
  for (const { date, at: noon } of days) expect(dateOf(noon)).toBe(date);
});

it('OPEN-43 a day is from midnight to midnight', () => {
  const { from, to } = spanOf('2026-12-31');
  expect([dateOf(from - 1), dateOf(from), dateOf(to - 1), dateOf(to)]).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2026-12-31',
    '2027-01-01',
  ]);
});
