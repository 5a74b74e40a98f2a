import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, totalCoins } from './evaluate.ts';
import type { SlotModel } from './model.ts';
import { loadModels } from './models.ts';
import { isPaying, PAYING_SYMBOLS, WILD, type ReelSymbol } from './symbols.ts';
import type { Window } from './window.ts';

const models = loadModels();
const model = (id: 'grove' | 'meadow'): SlotModel => {
  const found = models.get(id);
  if (!found) throw new Error(`no model ${id}`);
  return found;
};
const window = (...rows: string[]): Window => {
  const cells = rows.map((row) => row.split(' '));
  return (cells[0] ?? []).map((_, reel) => cells.map((row) => row[reel] as ReelSymbol));
};
const noWin = ['ten J Q K A', 'ten J Q K A', 'ten J Q K A'] as const;

describe('ways', () => {
  const grove = model('grove');

  it('a window without three adjacent symbols from the left pays nothing', () => {
    expect(evaluate(grove, window(...noWin))).toEqual([]);
    expect(evaluate(grove, window('A fox fox fox fox', 'J owl owl owl owl', 'Q K K K K'))).toEqual([]);
  });

  it('three, four and five of a symbol pay by the paytable, in any row', () => {
    expect(evaluate(grove, window('fox J Q K A', 'ten fox Q K A', 'ten J fox K A'))).toEqual([
      { symbol: 'fox', length: 3, ways: 1, coins: 65, cells: [[0, 0], [1, 1], [2, 2]] }, // oxfmt-ignore
    ]);
    expect(totalCoins(evaluate(grove, window('fox fox fox fox A', 'ten J Q K A', 'ten J Q K A')))).toBe(220);
    expect(totalCoins(evaluate(grove, window('fox fox fox fox fox', 'ten J Q K A', 'ten J Q K A')))).toBe(
      1300,
    );
  });

  it('each way counts: two by one by three symbols pay six times', () => {
    const [win] = evaluate(grove, window('owl J owl K A', 'owl owl owl K A', 'ten J owl K A'));
    expect(win).toMatchObject({ symbol: 'owl', length: 3, ways: 6, coins: 6 * 50 });
    expect(win?.cells).toHaveLength(6);
  });

  it('a wild substitutes for each symbol', () => {
    const wins = evaluate(grove, window('fox wild fox K A', 'owl J owl K A', 'ten Q J K A'));
    expect(wins.map(({ symbol, coins }) => [symbol, coins])).toEqual([
      ['fox', 65],
      ['owl', 50],
    ]);
  });

  it('a window with one symbol pays all 243 ways', () => {
    const full = window('fox fox fox fox fox', 'fox fox fox fox fox', 'fox fox fox fox fox');
    expect(evaluate(grove, full)[0]).toMatchObject({ ways: 243, coins: 243 * 1300 });
  });
});

describe('lines', () => {
  const meadow = model('meadow');

  it('pays along the line only, from the left', () => {
    const wins = evaluate(meadow, window('J K Q A Q', 'fox fox fox A K', 'Q J A ten J'));
    expect(wins).toContainEqual(expect.objectContaining({ symbol: 'fox', length: 3, line: 0, coins: 115 }));
    expect(evaluate(meadow, window('fox J Q K A', 'ten J fox K A', 'ten fox Q K A'))).toEqual([]);
  });

  it('the same symbols on several lines pay on each line', () => {
    const full = window('bear bear bear bear bear', 'bear bear bear bear bear', 'bear bear bear bear bear');
    expect(evaluate(meadow, full)).toHaveLength(20);
    expect(totalCoins(evaluate(meadow, full))).toBe(20 * 280);
  });
});

describe('any window', () => {
  const paying = fc.constantFrom<ReelSymbol>(...PAYING_SYMBOLS);
  const any = fc.constantFrom<ReelSymbol>(...PAYING_SYMBOLS, WILD);
  const column = (symbol: fc.Arbitrary<ReelSymbol>) => fc.array(symbol, { minLength: 3, maxLength: 3 });
  const windows = fc.tuple(column(paying), column(any), column(any), column(any), column(any));
  const everyPath = (reels: Window): ReelSymbol[][] =>
    reels.reduce<ReelSymbol[][]>(
      (paths, reel) => paths.flatMap((path) => reel.map((s) => [...path, s])),
      [[]],
    );
  const payOfPath = (slot: SlotModel, path: readonly ReelSymbol[]): number => {
    const [first] = path;
    if (first === undefined || !isPaying(first)) return 0;
    const broken = path.findIndex((symbol) => symbol !== first && symbol !== WILD);
    return slot.pays[first][(broken === -1 ? path.length : broken) - 3] ?? 0;
  };

  it('ways never pay a run twice, and pay as much as all paths together', () => {
    fc.assert(
      fc.property(windows, (drawn) => {
        const wins = evaluate(model('grove'), drawn);
        for (const { length, ways, cells } of wins) {
          expect(new Set(cells.map(([reel]) => reel)).size).toBe(length);
          expect(cells.length).toBeLessThanOrEqual(ways + length);
        }
        // Enumerating full paths counts a run of three once for each of the nine endings after it, so each
        // length is divided accordingly.
        const oneByOne = everyPath(drawn).reduce((sum, path) => {
          const broken = path.findIndex((symbol) => symbol !== path[0] && symbol !== WILD);
          const length = broken === -1 ? 5 : broken;
          const endless = drawn[length]?.some((symbol) => symbol === path[0] || symbol === WILD) ?? false;
          return endless ? sum : sum + payOfPath(model('grove'), path) / 3 ** (5 - length);
        }, 0);
        expect(totalCoins(wins)).toBeCloseTo(oneByOne, 6);
      }),
    );
  });

  it('a line pays by its five symbols, whatever is beside it', () => {
    fc.assert(
      fc.property(windows, (drawn) => {
        const meadow = model('meadow');
        const expected = meadow.lines.map((rows) =>
          payOfPath(
            meadow,
            rows.map((row, reel) => drawn[reel]?.[row] ?? WILD),
          ),
        );
        expect(totalCoins(evaluate(meadow, drawn))).toBe(expected.reduce((sum, coins) => sum + coins, 0));
      }),
    );
  });
});
