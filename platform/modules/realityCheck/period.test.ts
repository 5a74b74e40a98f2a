import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { countedFrom, isDue, periodOf, shortened, UNSERVED_PERIODS } from './period.ts';

const START = new Date('2026-11-23T10:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

describe('the period of reality checks', () => {
  it.each([
    ['none where none is offered', [], null, null],
    ['none where none is offered, even if the player has chosen one', [], 15, null],
    ['the longest by default', [15, 30, 60], null, 60],
    ['the chosen one', [15, 30, 60], 30, 30],
    ['never longer than the longest that is offered', [15, 30, 60], 120, 60],
    ['a shorter one that was offered before', [15, 30, 60], 10, 10],
  ])('RG-06 is %s', (_, offered, chosen, period) => {
    expect(periodOf(offered, chosen)).toBe(period);
  });

  it('RG-06 is the shortest possible for a brand that is no longer served', () => {
    expect(periodOf(UNSERVED_PERIODS, 60)).toBe(15);
  });
});

describe('a reality check', () => {
  const hour = countedFrom(START, 60);

  it('CLOCK-03 is due exactly one period after the sign-in', () => {
    expect([60 * MINUTE - 1, 60 * MINUTE, 60 * MINUTE + 1].map((ms) => isDue(hour, after(ms)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('CLOCK-03 is never due without a period', () => {
    expect(isDue(countedFrom(START, null), after(1e12))).toBe(false);
  });

  it('LIMIT-01 a shorter period counts from the sign-in, even if the check is then overdue', () => {
    expect(shortened(hour, 15)).toEqual(countedFrom(START, 15));
  });

  it('CLOCK-03 the first period of a session without checks counts from the sign-in', () => {
    expect(shortened(countedFrom(START, null), 15)).toEqual(countedFrom(START, 15));
  });

  it.each([60, 90])('LIMIT-02 a new period of %i minutes does not delay the next check', (minutes) => {
    expect(shortened(hour, minutes)).toBe(hour);
  });

  it('LIMIT-02 no sequence of chosen periods delays the next check', () => {
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
