import { add, fromDecimal, money, type Money } from '@foyer/domain/money.ts';

export interface FeeTerms {
  /** The part of the amount, as a decimal: `0.015`. */
  readonly feeRate: string;
  readonly feeFixed: Money;
}

/**
 * What is paid beside a deposit, or kept back of a payout: what the browser tells before the press is what the platform
 * takes after it. A part of the smallest unit is the player's.
 */
export function feeOf({ feeRate, feeFixed }: FeeTerms, amount: Money): Money {
  const [whole = '0', fraction = ''] = feeRate.split('.');
  const part = (amount.minor * BigInt(whole + fraction)) / 10n ** BigInt(fraction.length);
  return add(feeFixed, money(part, amount.currency));
}

/** The same of what came over the wire. */
export const feeOfMethod = (
  { feeRate, feeFixed }: { readonly feeRate: string; readonly feeFixed: string },
  amount: Money,
): Money => feeOf({ feeRate, feeFixed: fromDecimal(feeFixed, amount.currency) }, amount);
