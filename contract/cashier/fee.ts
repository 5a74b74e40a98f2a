import { fractionOf } from '@foyer/domain/rates.ts';
import { add, fromDecimal, money, type Money } from '@foyer/domain/money.ts';

export interface FeeTerms {
  /** Fraction of the amount as a decimal string: `0.015` is 1.5 %. */
  readonly feeRate: string;
  readonly feeFixed: Money;
}

/**
 * Fee added to a deposit or deducted from a payout, rounded down to whole minor units. Browser and platform
 * share this function, so the fee shown is the fee charged.
 */
export function feeOf({ feeRate, feeFixed }: FeeTerms, amount: Money): Money {
  const { numerator, denominator } = fractionOf(feeRate);
  return add(feeFixed, money((amount.minor * numerator) / denominator, amount.currency));
}

/** `feeOf` for a payment method as received over the wire, with decimal strings. */
export const feeOfMethod = (
  { feeRate, feeFixed }: { readonly feeRate: string; readonly feeFixed: string },
  amount: Money,
): Money => feeOf({ feeRate, feeFixed: fromDecimal(feeFixed, amount.currency) }, amount);
