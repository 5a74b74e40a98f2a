import type { Odds } from '../model/odds.ts';
import type { Accepted, Leg } from './coupon.ts';

/** The legs of one match, which count as one selection. */
export interface MatchSelection {
  readonly match: string;
  readonly legs: readonly Leg[];
  /** The odds of the leg, or of several legs together. */
  readonly odds: Odds;
}

/** The selections of a bet, one for each match; its odds are the product of theirs. */
export const selectionsOf = ({ legs, builders }: Accepted): readonly MatchSelection[] =>
  [...byMatch(legs)].map(([match, own]) => ({
    match,
    legs: own,
    odds: builders.find((one) => one.match === match)?.odds ?? own[0]?.odds ?? 100,
  }));

export function byMatch<Item extends { readonly match: string }>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, readonly Item[]>();
  for (const item of items) groups.set(item.match, [...(groups.get(item.match) ?? []), item]);
  return groups;
}

export const oddsOfSelections = (accepted: Accepted): readonly Odds[] =>
  selectionsOf(accepted).map(({ odds }) => odds);
