import type { RouletteModel } from '../../maths/roulette/model.ts';

/** The chips of each call bet, as ids of bet positions. A position that is named twice takes two chips. */
export const CALL_BETS = {
  Tiers: ['5-8', '10-11', '13-16', '23-24', '27-30', '33-36'],
  Orphelins: ['1', '6-9', '14-17', '17-20', '31-34'],
  'Voisins du zéro': [
    '0-2-3',
    '0-2-3',
    '4-7',
    '12-15',
    '18-21',
    '19-22',
    '25-26-28-29',
    '25-26-28-29',
    '32-35',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The number and its neighbours on the wheel, `reach` of them on each side. */
export const neighboursOf = ({ wheel }: RouletteModel, number: number, reach = 2): readonly number[] =>
  Array.from(
    { length: reach * 2 + 1 },
    (_, index) => wheel.at((wheel.indexOf(number) + index - reach) % wheel.length) ?? number,
  );

interface Frequency {
  readonly outcome: number;
  readonly count: number;
}

/**
 * The outcomes that came most often and least often.
 * @param past newest first; of outcomes with the same count, the one that came last is hotter
 */
export function hotAndCold(
  past: readonly number[],
  outcomes: readonly number[],
  length: number,
): { readonly hot: readonly Frequency[]; readonly cold: readonly Frequency[] } {
  const lastAt = (outcome: number): number => (past.indexOf(outcome) + past.length + 1) % (past.length + 1);
  const ranked = outcomes
    .map((outcome) => ({ outcome, count: past.filter((one) => one === outcome).length, at: lastAt(outcome) }))
    .toSorted((one, other) => other.count - one.count || one.at - other.at)
    .map(({ outcome, count }) => ({ outcome, count }));
  return { hot: ranked.slice(0, length), cold: ranked.slice(-length).toReversed() };
}
