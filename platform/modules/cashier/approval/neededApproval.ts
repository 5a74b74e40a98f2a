import { compare, type Money } from '@foyer/domain/money.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { ApprovalReason } from '../states.ts';

/** One setting of licence, brand or country. */
interface ApprovalSetting {
  readonly all: boolean;
  readonly newAccounts: boolean;
  /** Empty: no amount needs an approval. */
  readonly from: ReadonlyMap<Currency, Money>;
  readonly withinHours: number;
}

interface RequestedWithdrawal {
  /** The amount, with the withdrawals that the player requested in the 24 hours before. */
  readonly sum: Money;
  /** Whether a withdrawal of the player has been paid to the account before. */
  readonly isKnownAccount: boolean;
}

export interface NeededApproval {
  readonly reasons: ApprovalReason[];
  readonly withinHours: number;
}

/** MONEY-13: why a withdrawal waits for an operator, and for how long at most; null when it does not. */
export function neededApproval(
  settings: readonly ApprovalSetting[],
  withdrawal: RequestedWithdrawal,
): NeededApproval | null {
  const named = settings
    .map((setting) => ({ reasons: reasonsIn(setting, withdrawal), withinHours: setting.withinHours }))
    .filter(({ reasons }) => reasons.length > 0);
  if (named.length === 0) return null;
  return {
    reasons: [...new Set(named.flatMap(({ reasons }) => reasons))],
    withinHours: Math.min(...named.map(({ withinHours }) => withinHours)),
  };
}

function reasonsIn(
  { all, newAccounts, from }: ApprovalSetting,
  { sum, isKnownAccount }: RequestedWithdrawal,
): readonly ApprovalReason[] {
  const least = from.get(sum.currency);
  // Amounts that are stated, but not in this currency: the stricter reading.
  const isLarge = from.size > 0 && (!least || compare(sum, least) >= 0);
  return [
    ...(all ? ['All' as const] : []),
    ...(isLarge ? ['Amount' as const] : []),
    ...(newAccounts && !isKnownAccount ? ['NewAccount' as const] : []),
  ];
}
