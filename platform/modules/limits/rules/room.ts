import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { compare, subtract, zero, type Money } from '@foyer/domain/money.ts';
import type { Span } from './periods.ts';

/** One limit and how much of it is used in the present period. */
export interface LimitUse {
  readonly period: LimitPeriod;
  readonly limit: Money;
  readonly used: Money;
  readonly span: Span;
}

/** Never below nothing: a limit that was lowered may be passed already. */
export const leftOf = ({ limit, used }: Pick<LimitUse, 'limit' | 'used'>): Money => {
  const left = subtract(limit, used);
  return left.minor < 0n ? zero(left.currency) : left;
};

/** LIMIT-07: of the limits that an amount would pass, the one with the least room; of equals the one that returns last. */
export function limitPassed(uses: readonly LimitUse[], amount: Money): LimitUse | null {
  const [passed = null] = uses
    .filter((use) => compare(amount, leftOf(use)) > 0)
    .sort(
      (one, other) => compare(leftOf(one), leftOf(other)) || other.span.to.getTime() - one.span.to.getTime(),
    );
  return passed;
}

/** Whether what is wanted is stricter than what holds, or as strict; null is no limit. */
export const isStricter = (wanted: bigint | null, holds: bigint | null): boolean =>
  holds === null ? wanted !== null : wanted !== null && wanted <= holds;
