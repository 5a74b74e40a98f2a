import { describe, expect, it } from 'vitest';
import { followPots, type Fall } from './falls.ts';
import type { Period } from './http.ts';

type Win = Period['wins'][number];

const START = Date.parse('2026-11-22T00:00:00.000Z');
const hours = (count: number) => new Date(START + count * 3_600_000).toISOString();
const EURO = 1_000_000n;

/** The minor pot gets 15 cents of each euro. */
const minor: Period['pots'][number] = {
  id: 'minor',
  one_in: 50,
  share: 1500,
  seed: '20.00',
  ceiling: '100.00',
  must_drop_within_hours: 24,
};
const win = (number: number, amount: string, change: Partial<Win> = {}): Win => ({
  bet: `s:${number}`,
  pot: 'minor',
  amount,
  by: 'odds',
  at: hours(number),
  ...change,
});

/** Bets 1, 2, 3 … of these contributions. */
function follow(
  wins: readonly Win[],
  contributions: readonly bigint[],
  { pots = [minor], before = [] as (readonly ['minor', string])[] } = {},
): readonly Fall[] {
  const following = followPots({ pots, wins: [...wins] }, new Map(before));
  contributions.forEach((microEuros, index) => following.take({ bet: `s:${index + 1}`, microEuros }));
  return following.falls();
}
const tenEuros = Array.from({ length: 11 }, () => EURO);
const second = (falls: readonly Fall[]) => falls[1];

describe('FAIR-08 the amount of a pot that was won before in its period', () => {
  it('FAIR-08 is its seed and its share of each later contribution, with 15 cents of tolerance', () => {
    const [first, again] = follow([win(1, '20.15'), win(11, '21.50')], tenEuros);
    expect(first).toEqual({
      bet: 's:1',
      pot: 'minor',
      published: 20_15n,
      computed: null,
      unknown: 'first',
      comparison: null,
      fault: null,
    });
    expect(again).toEqual({
      bet: 's:11',
      pot: 'minor',
      published: 21_50n,
      computed: { low: 21_35n, high: 21_65n },
      unknown: null,
      comparison: 'agrees',
      fault: null,
    });
  });

  it.each([
    ['21.34', 'lower'],
    ['21.35', 'agrees'],
    ['21.65', 'agrees'],
    ['21.66', 'differs'],
  ])('FAIR-08 published as %s: %s', (amount, comparison) => {
    expect(second(follow([win(1, '20.15'), win(11, amount)], tenEuros))?.comparison).toBe(comparison);
  });

  it('FAIR-08 may be higher by a millionth of a euro per contribution, which is published rounded down', () => {
    const computed = (contributions: readonly bigint[]) =>
      second(follow([win(1, '20.15'), win(11, '21.49')], contributions))?.computed;
    const lower = tenEuros.map((micro) => micro - 1n);
    expect(computed(lower)).toEqual({ low: 21_34n, high: 21_65n });
    expect(computed(lower.with(1, EURO - 2n))).toEqual({ low: 21_34n, high: 21_64n });
  });

  it('FAIR-08 may contain the part of the contribution that was above the ceiling', () => {
    const contributions = [2n * EURO, ...tenEuros.slice(1)];
    const after = (amount: string) =>
      second(follow([win(1, amount, { by: 'ceiling' }), win(11, '21.50')], contributions))?.computed;
    expect(after('100.00')).toEqual({ low: 21_35n, high: 21_95n });
    expect(after('99.99')).toEqual({ low: 21_35n, high: 21_65n });
  });

  it('FAIR-08 is at most its ceiling', () => {
    const much = [EURO, 534n * EURO];
    expect(second(follow([win(1, '20.00'), win(2, '100.00')], much))?.computed).toEqual({
      low: 99_95n,
      high: 100_00n,
    });
    const more = [EURO, 600n * EURO];
    expect(second(follow([win(1, '20.00'), win(2, '100.00')], more))?.computed).toEqual({
      low: 100_00n,
      high: 100_00n,
    });
  });

  it('FAIR-08 counts from the last win of the same pot', () => {
    const major = { ...minor, id: 'major' as const, seed: '500.00', ceiling: '5000.00' };
    const wins = [win(1, '20.15'), win(1, '500.00', { pot: 'major' }), win(6, '20.75'), win(11, '20.75')];
    const falls = follow(wins, tenEuros, { pots: [major, minor] });
    expect(falls.map(({ computed }) => computed)).toEqual([
      null,
      null,
      { low: 20_60n, high: 20_90n },
      { low: 20_60n, high: 20_90n },
    ]);
  });
});

describe('FAIR-08 the amount of a pot is not recomputed', () => {
  it('FAIR-08 for a staged win, nor for the win after it', () => {
    const wins = [
      win(1, '20.15'),
      win(5, '1.00', { by: 'staged', bet: 'foyer:staged' }),
      win(6, '20.15'),
      win(11, '20.75'),
    ];
    expect(follow(wins, tenEuros).map(({ unknown }) => unknown)).toEqual([
      'first',
      'staged',
      'afterStaged',
      null,
    ]);
  });

  it('FAIR-08 for a staged win whose bet is on the list', () => {
    expect(second(follow([win(1, '20.15'), win(11, '21.50', { by: 'staged' })], tenEuros))).toMatchObject({
      computed: null,
      unknown: 'staged',
    });
  });

  it('FAIR-08 but a staged win of another pot changes nothing', () => {
    const major = { ...minor, id: 'major' as const, seed: '500.00', ceiling: '5000.00' };
    const staged = win(5, '500.00', { pot: 'major', by: 'staged', bet: 'foyer:staged' });
    const falls = follow([win(1, '20.15'), staged, win(11, '21.50')], tenEuros, { pots: [major, minor] });
    expect(falls.map(({ unknown }) => unknown)).toEqual(['first', 'staged', null]);
  });

  it('FAIR-08 for a bet that is not on the list, or a pot without published terms', () => {
    const unknown = {
      bet: 's:99',
      pot: 'minor',
      published: 20_15n,
      computed: null,
      unknown: 'first',
      comparison: null,
      fault: null,
    };
    expect(follow([win(99, '20.15')], tenEuros)).toEqual([unknown]);
    expect(follow([win(1, '20.15')], tenEuros, { pots: [] })).toEqual([{ ...unknown, bet: 's:1' }]);
  });
});

describe('FAIR-08 a win violates the terms', () => {
  const faultOf = (change: Partial<Win>, amount: string, terms: Partial<typeof minor> = {}) =>
    follow([win(1, amount, change)], tenEuros, { pots: [{ ...minor, ...terms }] })[0]?.fault;

  it.each([
    ['100.01', 'odds', 'overCeiling'],
    ['100.00', 'odds', null],
    ['100.01', 'ceiling', 'overCeiling'],
    ['100.00', 'ceiling', null],
    ['99.99', 'ceiling', 'notFull'],
    ['20.15', 'odds', null],
  ] as const)('FAIR-08 with %s by %s: %s', (amount, by, fault) => {
    expect(faultOf({ by }, amount)).toBe(fault);
  });

  it('FAIR-08 by time where the pot has no time limit', () => {
    expect(faultOf({ by: 'time' }, '20.15', { must_drop_within_hours: null })).toBe('tooEarly');
    expect(faultOf({ by: 'time' }, '20.15')).toBeNull();
  });

  it.each([
    [24, null],
    [23.999, 'tooEarly'],
  ])('FAIR-08 by time %d hours after the last win: %s', (elapsed, fault) => {
    const [, late] = follow(
      [win(1, '20.15', { at: hours(0) }), win(11, '21.50', { by: 'time', at: hours(elapsed) })],
      tenEuros,
    );
    expect(late?.fault).toBe(fault);
    const [first] = follow([win(1, '20.15', { by: 'time', at: hours(elapsed) })], tenEuros, {
      before: [['minor', hours(0)]],
    });
    expect(first?.fault).toBe(fault);
  });
});
