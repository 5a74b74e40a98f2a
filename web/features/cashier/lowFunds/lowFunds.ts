import type { BalancePartsFragment } from '@foyer/contract/generated/operations.ts';
import { fromDecimal, multiply, negate, type Money } from '@foyer/domain/money.ts';

export interface Moment {
  readonly isDialogOpen: boolean;
  /** AMB-13: true if the cookie exists, whatever its value. */
  readonly isFlagSet: boolean;
  readonly isSports: boolean;
}

type Move = Pick<BalancePartsFragment, 'balance' | 'bonusBalance' | 'currency' | 'amount' | 'moneyType'>;

/** CASH-10: for `lowWithoutBonus` the caller checks whether the bonus counts for this game. */
export type Verdict = 'low' | 'lowWithoutBonus' | 'enough';

const TIMES = 2n;

/** AMB-14: a win is reported with the same name as its stake and is not a bet. */
export function fundsAfter({ balance, bonusBalance, currency, amount, moneyType }: Move): Verdict {
  const moved = fromDecimal(amount, currency);
  if (moneyType !== 'CasinoBet' || moved.minor >= 0n) return 'enough';
  const threshold = multiply(negate(moved), TIMES);
  const real = fromDecimal(balance, currency);
  if (isAbove(real, threshold)) return 'enough';
  const withBonus = real.minor + fromDecimal(bonusBalance, currency).minor;
  return withBonus > threshold.minor ? 'lowWithoutBonus' : 'low';
}

const isAbove = (amount: Money, threshold: Money): boolean => amount.minor > threshold.minor;

/** CASH-12 to CASH-14: what prevents a suggestion. */
export const maySuggest = ({ isDialogOpen, isFlagSet, isSports }: Moment): boolean =>
  !isDialogOpen && !isFlagSet && !isSports;

interface Weights {
  readonly status: string;
  readonly weights: readonly { readonly category: string; readonly percent: number }[];
}

/** Whether stakes on games of this category count towards the active bonus. */
export const isBonusEnabled = (bonus: Weights | null, category: string | null): boolean =>
  bonus?.status === 'Active' &&
  bonus.weights.some((weight) => weight.category === category && weight.percent > 0);
