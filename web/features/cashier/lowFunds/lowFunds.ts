import type { BalancePartsFragment, BonusPartsFragment } from '@foyer/contract/generated/operations.ts';
import { fromDecimal } from '@foyer/domain/money.ts';

interface Moment {
  readonly isDialogOpen: boolean;
  /** AMB-13: true if the cookie exists, whatever its value. */
  readonly isFlagSet: boolean;
  readonly isSports: boolean;
}

type Move = Pick<BalancePartsFragment, 'balance' | 'bonusBalance' | 'currency' | 'amount' | 'moneyType'>;

const TIMES = 2n;

/** CASH-10: for `lowWithoutBonus` the caller checks whether the bonus counts for this game. */
export function fundsAfter({ balance, bonusBalance, currency, amount, moneyType }: Move) {
  const moved = fromDecimal(amount, currency);
  // AMB-14: a win is reported with the same name as its stake and is not a bet.
  if (moneyType !== 'CasinoBet' || moved.minor >= 0n) return 'enough';
  const threshold = -moved.minor * TIMES;
  const real = fromDecimal(balance, currency).minor;
  if (real > threshold) return 'enough';
  return real + fromDecimal(bonusBalance, currency).minor > threshold ? 'lowWithoutBonus' : 'low';
}

/** CASH-12 to CASH-14: whether nothing prevents a suggestion. */
export const maySuggest = ({ isDialogOpen, isFlagSet, isSports }: Moment): boolean =>
  !isDialogOpen && !isFlagSet && !isSports;

/** Whether stakes on games of this category count towards the active bonus. */
export const isBonusEnabled = (
  bonus: Pick<BonusPartsFragment, 'status' | 'weights'> | null,
  category: string | null,
): boolean =>
  bonus?.status === 'Active' &&
  bonus.weights.some((weight) => weight.category === category && weight.percent > 0);
