import { money } from '@foyer/domain/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadWheel } from '../../maths/roulette/model.ts';
import { spotsOf } from '../../maths/roulette/spots.ts';
import { LaidChips } from './chips.ts';
import { neighbour, positionOf, pointOf, type Step } from './positions.ts';

const spots = spotsOf(loadWheel());
const spot = (id: string) => {
  const found = spots.get(id);
  if (!found) throw new Error(id);
  return found;
};
const euro = (minor: number) => money(BigInt(minor), 'EUR');
const RIGHT: Step = [1, 0];
const LEFT: Step = [-1, 0];
const DOWN: Step = [0, 1];
const UP: Step = [0, -1];

describe('the arrow keys on the betting layout', () => {
  it.each([
    ['17', RIGHT, '17-20'],
    ['17-20', RIGHT, '20'],
    ['17', UP, '17-18'],
    ['17-18', RIGHT, '17-18-20-21'],
    ['1', DOWN, '1-2-3'],
    ['1-2-3', DOWN, 'dozen1'],
    ['red', UP, 'dozen2'],
    ['2', LEFT, '0-2'],
    ['0-2', LEFT, '0'],
    ['36', RIGHT, 'column3'],
    ['0', LEFT, '0'],
    ['high', RIGHT, 'high'],
  ] as const)('lead from %s by %j to %s', (from, step, to) => {
    expect(neighbour(spot(from), step, spots.values()).id).toBe(to);
  });

  it('reach every bet position', () => {
    const reached = new Set(['17']);
    for (const id of reached)
      for (const step of [RIGHT, LEFT, UP, DOWN]) reached.add(neighbour(spot(id), step, spots.values()).id);
    expect(reached.size).toBe(spots.size);
  });
});

describe('a press on the number grid', () => {
  const at = (across: number, deep: number) => {
    const { along, down } = pointOf(across, deep);
    return [...spots.values()].find((one) => one.at?.along === along && one.at.down === down)?.id;
  };

  it.each([
    [0.5 / 12, 0.5 / 3, '3'],
    [5.5 / 12, 1.5 / 3, '17'],
    [6 / 12, 1.5 / 3, '17-20'],
    [5.5 / 12, 1 / 3, '17-18'],
    [6 / 12, 1 / 3, '17-18-20-21'],
    [5.5 / 12, 0.99, '16-17-18'],
    [6 / 12, 0.99, '16-17-18-19-20-21'],
    [0.001, 0.5, '0-2'],
    [0.001, 0.999, '0-1-2-3'],
    [0.999, 0.001, '36'],
  ] as const)('at %d along and %d down selects %s', (across, deep, id) => {
    expect(at(across, deep)).toBe(id);
  });

  it('always selects a bet position', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (across, deep) => {
        expect(at(across, deep)).toBeDefined();
      }),
    );
  });

  it('near the middle of a number selects that number', () => {
    for (const one of spots.values()) {
      if (one.kind !== 'straight' || one.id === '0') continue;
      const { along, down } = positionOf(one);
      expect(at((along - 1) / 24, down / 6)).toBe(one.id);
    }
  });
});

describe('chips', () => {
  it('can be laid, taken, undone and cleared, and always have the right total', () => {
    const laid = new LaidChips('EUR');
    laid.lay('17', euro(100));
    laid.lay('17', euro(50));
    laid.lay('red', euro(200));
    expect(laid.total()).toEqual(euro(350));
    laid.take('17', euro(100));
    laid.take('red', euro(500));
    laid.take('black', euro(500));
    expect(laid.asBets()).toEqual([{ spot: '17', amount: '0.50' }]);
    laid.undo();
    expect(laid.total()).toEqual(euro(250));
    laid.clear();
    expect([laid.isEmpty, laid.mayUndo]).toEqual([true, false]);
  });
});

it('chips of a call bet are laid and undone together, and a position may take two', () => {
  const chips = new LaidChips('EUR');
  chips.lay('17', euro(100));
  chips.layEach(['0-2-3', '0-2-3', '4-7'], euro(200));
  expect([...chips.on].map(([spot, { minor }]) => [spot, minor])).toEqual([
    ['17', 100n],
    ['0-2-3', 400n],
    ['4-7', 200n],
  ]);
  chips.undo();
  expect([...chips.on.keys()]).toEqual(['17']);
});
