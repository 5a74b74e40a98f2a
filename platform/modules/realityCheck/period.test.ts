import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { countedFrom, isDue, periodOf, shortened } from './period.ts';

const START = new Date('2026-11-23T10:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

describe('the period of a player', () => {
  it.each([
    ['none where none are made', [], null, null],
    ['none either, though he has chosen one elsewhere', [], 15, null],
    ['the longest while he has chosen none', [15, 30, 60], null, 60],
    ['what he has chosen', [15, 30, 60], 30, 30],
    ['never a longer one than there is', [15, 30, 60], 120, 60],
    ['a shorter one that he chose when it was offered', [15, 30, 60], 10, 10],
  ])('RG-06 is %s', (_, offered, chosen, period) => {
    expect(periodOf(offered, chosen)).toBe(period);
  });
});

describe('a check', () => {
  const hour = countedFrom(START, 60);

  it('CLOCK-03 is due a period after the sign-in, to the millisecond', () => {
    expect([60 * MINUTE - 1, 60 * MINUTE, 60 * MINUTE + 1].map((ms) => isDue(hour, after(ms)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('CLOCK-03 is never due where none is made', () => {
    expect(isDue(countedFrom(START, null), after(1e12))).toBe(false);
  });

  it('LIMIT-01 a shorter period holds from the sign-in on, though it be over already', () => {
    expect(shortened(hour, 15)).toEqual(countedFrom(START, 15));
  });

  it.each([60, 90])('LIMIT-02 one of %i minutes moves no check that is counted for', (minutes) => {
    expect(shortened(hour, minutes)).toBe(hour);
  });

  it('LIMIT-02 whatever is chosen, and however often, brings no check later', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 600 })), (chosen) => {
        let counting = hour;
        for (const minutes of chosen) {
          const next = shortened(counting, minutes);
          expect(next.dueAt?.getTime()).toBeLessThanOrEqual(counting.dueAt?.getTime() ?? 0);
          counting = next;
        }
        expect(counting.periodMinutes).toBe(Math.min(60, ...chosen));
      }),
    );
  });
});
