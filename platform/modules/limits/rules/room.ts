import type { LimitPeriod, LimitScope } from '@foyer/contract/generated/resolvers.ts';
import { compare, subtract, zero, type Money } from '@foyer/domain/money.ts';
import type { Span } from '../../../infra/time/periodSpan.ts';

export interface LimitUse {
  readonly scope: LimitScope;
  readonly period: LimitPeriod;
  readonly limit: Money;
  readonly used: Money;
  readonly span: Span;
}

/** Never negative, although a lowered limit may already be exceeded. */
export const leftOf = ({ limit, used }: Pick<LimitUse, 'limit' | 'used'>): Money => {
  const left = subtract(limit, used);
  return left.minor < 0n ? zero(left.currency) : left;
};

/**
 * LIMIT-07: of the limits that an amount would exceed, the one with the least left; among equals, the one that resets
 * last.
 */
export function limitPassed(uses: readonly LimitUse[], amount: Money): LimitUse | null {
  const [passed = null] = uses
    .filter((use) => compare(amount, leftOf(use)) > 0)
    .sort(
      (one, other) => compare(leftOf(one), leftOf(other)) || other.span.to.getTime() - one.span.to.getTime(),
    );
  return passed;
}

/** Whether the requested limit is stricter than the current one; null means no limit. */
export const isStricter = (requested: bigint | null, current: bigint | null): boolean =>
  requested !== null && (current === null || requested < current);

/** Whether the request raises or removes the current limit; null means no limit. */
export const isRaise = (requested: bigint | null, current: bigint | null): boolean =>
  isStricter(current, requested);
