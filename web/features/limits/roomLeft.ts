import type { LimitsPartsFragment } from '@foyer/contract/generated/operations.ts';
import { compare, fromDecimal, type Money } from '@foyer/domain/money.ts';
import { unitsOf, type Limit as AnyLimit } from './limitStatus.ts';

export type Limits = LimitsPartsFragment;
type Limit = Limits['deposit'][number];

export interface LimitLeft extends Limit {
  readonly amount: string;
  readonly left: string;
}

export const isSet = (limit: Limit): limit is LimitLeft => limit.amount !== null && limit.left !== null;

/**
 * LIMIT-07: the deposit limit with the least remaining amount; none if the player has set none. LIMIT-13: limits at all
 * brands may be in another currency than the player's own; then one of each currency.
 */
export function tightest({ deposit, global }: Pick<Limits, 'deposit' | 'global'>): readonly LimitLeft[] {
  const set = [...deposit, ...(global?.deposit ?? [])].filter(isSet);
  return [...new Set(set.map(({ currency }) => currency))].flatMap((currency) =>
    set
      .filter((one) => one.currency === currency)
      .toSorted((one, other) => compare(leftOf(one), leftOf(other)))
      .slice(0, 1),
  );
}

const leftOf = ({ left, currency }: LimitLeft): Money => fromDecimal(left, currency);

/** Used share from 0 to 1. A limit of zero counts as used up. */
export function usedPart({
  used,
  amount,
  currency,
}: Pick<AnyLimit, 'used' | 'currency'> & { readonly amount: string }): number {
  const [spent, all] = [unitsOf(used, currency), unitsOf(amount, currency)];
  return all === 0n ? 1 : Number((spent * 1000n) / all) / 1000;
}
