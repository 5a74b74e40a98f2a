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
 * LIMIT-07: the deposit limit with the least remaining amount; null if the player has set none. LIMIT-13: limits at all
 * brands may be in another currency than the player's own; then only the player's own limits are compared.
 */
export function tightest({ deposit, global }: Pick<Limits, 'deposit' | 'global'>): LimitLeft | null {
  const set = [...deposit, ...(global?.deposit ?? [])].filter(isSet);
  const comparable = set.filter(({ currency }) => currency === set[0]?.currency);
  return comparable.toSorted((one, other) => compare(leftOf(one), leftOf(other)))[0] ?? null;
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
