import type { Currency } from '@foyer/domain/currency.ts';
import { compare, fromDecimal } from '@foyer/domain/money.ts';

export type Bounds = { readonly minAmount: string; readonly maxAmount: string };

/** Both amounts are decimals of the API in this currency. */
export const isBelow = (amount: string, bound: string, currency: Currency): boolean =>
  compare(fromDecimal(amount, currency), fromDecimal(bound, currency)) < 0;

/** The bound that an amount violates; null if it is within the bounds. */
export function boundBroken(
  amount: string,
  { minAmount, maxAmount }: Bounds,
  currency: Currency,
): 'min' | 'max' | null {
  if (isBelow(amount, minAmount, currency)) return 'min';
  return isBelow(maxAmount, amount, currency) ? 'max' : null;
}

/** Validation error of an amount: a text key and the bound that the text names. */
export interface AmountProblem {
  readonly key: `cashier.amount.${'none' | 'min' | 'max'}`;
  readonly bound: string | null;
}

/** @param amount null while the typed text is not an amount */
export function amountProblem(
  amount: string | null,
  bounds: Bounds,
  currency: Currency,
): AmountProblem | null {
  if (amount === null) return { key: 'cashier.amount.none', bound: null };
  const broken = boundBroken(amount, bounds, currency);
  if (broken === null) return null;
  return {
    key: `cashier.amount.${broken}`,
    bound: broken === 'min' ? bounds.minAmount : bounds.maxAmount,
  };
}
