import { describe, expect, it } from 'vitest';
import { loadWheel } from '../../maths/roulette/model.ts';
import { spotsOf } from '../../maths/roulette/spots.ts';
import { CALL_BETS, hotAndCold, neighboursOf } from './callBets.ts';

const model = loadWheel();
const spots = spotsOf(model);
const coveredBy = (ids: readonly string[]) => new Set(ids.flatMap((id) => spots.get(id)?.covers ?? []));

describe('call bets', () => {
  it.each([
    ['Voisins du zéro', 22, 25, 17, 9],
    ['Tiers', 27, 33, 12, 6],
  ] as const)('%s cover the section of the wheel from %d to %d', (name, from, to, numbers, chips) => {
    const [start, end] = [model.wheel.indexOf(from), model.wheel.indexOf(to)];
    const length = ((end - start + model.wheel.length) % model.wheel.length) + 1;
    const section = Array.from({ length }, (_, at) => model.wheel[(start + at) % model.wheel.length]);
    expect(coveredBy(CALL_BETS[name])).toEqual(new Set(section));
    expect(section).toHaveLength(numbers);
    expect(CALL_BETS[name]).toHaveLength(chips);
  });

  it('cover each number of the wheel in one section, with bets that exist', () => {
    const all = Object.values(CALL_BETS).map((ids) => coveredBy(ids));
    expect(all.reduce((sum, covered) => sum + covered.size, 0)).toBe(37);
    expect(new Set(all.flatMap((covered) => [...covered])).size).toBe(37);
    for (const id of Object.values(CALL_BETS).flat()) expect(spots.has(id), id).toBe(true);
  });

  it('on neighbours go around the end of the wheel', () => {
    expect(neighboursOf(model, 0)).toEqual([3, 26, 0, 32, 15]);
    expect(neighboursOf(model, 26)).toEqual([35, 3, 26, 0, 32]);
  });
});

describe('hot and cold numbers', () => {
  it('are those of the past results that came most and least often', () => {
    const { hot, cold } = hotAndCold([7, 3, 7, 1, 3, 7], [0, 1, 2, 3, 7], 2);
    expect(hot).toEqual([
      { outcome: 7, count: 3 },
      { outcome: 3, count: 2 },
    ]);
    expect(cold.map(({ count }) => count)).toEqual([0, 0]);
  });

  it('with the same count are ordered by when they came last', () => {
    expect(hotAndCold([5, 4], [4, 5, 6], 3).hot.map(({ outcome }) => outcome)).toEqual([5, 4, 6]);
  });
});
