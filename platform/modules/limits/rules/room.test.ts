import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { isRaise, isStricter, leftOf, limitPassed, type LimitUse } from './room.ts';

const eur = (minor: bigint) => money(minor, 'EUR');
const START = new Date('2026-11-23T00:00:00Z');
const use = (period: LimitUse['period'], limit: bigint, used: bigint, to: string): LimitUse => ({
  scope: 'Brand',
  period,
  limit: eur(limit),
  used: eur(used),
  span: { from: START, to: new Date(to) },
});

describe('what is left of a limit', () => {
  it.each([
    [100n, 40n, 60n],
    [100n, 99n, 1n],
    [100n, 100n, 0n],
    // A lowered limit may already be exceeded.
    [100n, 150n, 0n],
    // A player who won more than they lost may lose that as well.
    [100n, -20n, 120n],
  ])('of %d with %d used is %d', (limit, used, left) => {
    expect(leftOf({ limit: eur(limit), used: eur(used) })).toEqual(eur(left));
  });
});

describe('LIMIT-07 the limit that refuses an amount', () => {
  const day = use('Day', 50_00n, 20_00n, '2026-11-24T00:00:00Z');
  const week = use('Week', 100_00n, 80_00n, '2026-11-30T00:00:00Z');
  const month = use('Month', 500_00n, 480_00n, '2026-12-01T00:00:00Z');

  it.each<[string, readonly LimitUse[], bigint, LimitUse | null]>([
    ['none without limits', [], 1n, null],
    ['none for what is exactly left', [day], 30_00n, null],
    ['the exceeded one', [day], 30_01n, day],
    ['the exceeded one, not one with more left', [day, week], 25_00n, week],
    ['the one with the least left', [day, week], 40_00n, week],
    ['the one with the least left in any order', [week, day], 40_00n, week],
    ['on a tie the one that resets last', [day, week, month], 40_00n, month],
    ['on a tie the one that resets last in any order', [month, week, day], 40_00n, month],
  ])('LIMIT-07 is %s', (_what, uses, amount, passed) => {
    expect(limitPassed(uses, eur(amount))).toBe(passed);
  });

  it('LIMIT-07 an amount is refused exactly when it is more than what is left of some limit', () => {
    const minor = fc.bigInt({ min: 0n, max: 100n });
    const uses = fc.array(
      fc.tuple(minor, minor).map(([limit, used]) => use('Day', limit, used, '2026-11-24')),
    );
    fc.assert(
      fc.property(uses, minor, (limits, amount) => {
        const isOver = limits.some((limit) => amount > leftOf(limit).minor);
        expect(limitPassed(limits, eur(amount)) !== null).toBe(isOver);
      }),
    );
  });
});

it.each([
  [99n, 100n, 'stricter'],
  [100n, 100n, 'the same'],
  [101n, 100n, 'a raise'],
  [100n, null, 'stricter'],
  [0n, null, 'stricter'],
  [0n, 0n, 'the same'],
  [null, 100n, 'a raise'],
  [null, 0n, 'a raise'],
  // No limit was set, and none is requested.
  [null, null, 'the same'],
])('LIMIT-01 LIMIT-02 a limit of %s instead of %s is %s', (requested, current, effect) => {
  expect(isStricter(requested, current)).toBe(effect === 'stricter');
  expect(isRaise(requested, current)).toBe(effect === 'a raise');
});
