import { add, compare, subtract, zero, type Money } from '@foyer/domain/money.ts';

/** What the player has chosen for a series of rounds that start on their own. */
export interface AutoplayPlan {
  readonly rounds: number;
  /** The series never loses more than this (FAIR-01). */
  readonly lossLimit: Money;
  /** The series ends after a single win above this; null if the player chose none. */
  readonly winLimit: Money | null;
}

export interface Autoplay {
  readonly plan: AutoplayPlan;
  readonly left: number;
  readonly staked: Money;
  readonly won: Money;
}

export interface PlayedRound {
  readonly stake: Money;
  readonly win: Money;
  /** Whether the round had a feature, such as free spins. */
  readonly hasFeature: boolean;
}

/** Why a series ends by its own rules. */
export type StopReason = 'roundsPlayed' | 'feature' | 'freeRounds' | 'winLimit' | 'lossLimit' | 'lowBalance';

export interface NextRound {
  readonly stake: Money;
  readonly balance: Money;
  /** Whether it would be a free round of the operator, which the player starts. */
  readonly isFree: boolean;
}

export const startAutoplay = (plan: AutoplayPlan): Autoplay => {
  const nothing = zero(plan.lossLimit.currency);
  return { plan, left: plan.rounds, staked: nothing, won: nothing };
};

export const afterRound = (series: Autoplay, { stake, win }: PlayedRound): Autoplay => ({
  ...series,
  left: series.left - 1,
  staked: add(series.staked, stake),
  won: add(series.won, win),
});

/** Why the next round may not start; null if it may. `last` is null before the first round. */
export function stopReason(
  { plan, left, staked, won }: Autoplay,
  last: PlayedRound | null,
  next: NextRound,
): StopReason | null {
  if (last?.hasFeature) return 'feature';
  if (last && plan.winLimit && compare(last.win, plan.winLimit) > 0) return 'winLimit';
  if (left <= 0) return 'roundsPlayed';
  if (next.isFree) return 'freeRounds';
  // The next stake counts as lost, so that the limit is never exceeded.
  if (compare(subtract(add(staked, next.stake), won), plan.lossLimit) > 0) return 'lossLimit';
  if (compare(next.balance, next.stake) < 0) return 'lowBalance';
  return null;
}
