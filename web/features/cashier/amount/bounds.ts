import type { Currency } from '@foyer/domain/currency.ts';
import { compare, fromDecimal } from '@foyer/domain/money.ts';

export type Bounds = { readonly minAmount: string; readonly maxAmount: string };

export const isBelow = (amount: string, bound: string, currency: Currency): boolean =>
  compare(fromDecimal(amount, currency), fromDecimal(bound, currency)) < 0;

/** The bound that the amount violates; null if there is none. */
export function boundBroken(
  amount: string,
  { minAmount, maxAmount }: Bounds,
  currency: Currency,
): 'min' | 'max' | null {
  if (isBelow(amount, minAmount, currency)) return 'min';
  return isBelow(maxAmount, amount, currency) ? 'max' : null;
}

/**
 * Validation error of an amount: a text key and the bound that the text names.
 * @param amount null while the typed text is not an amount
 */
export function amountProblem(amount: string | null, bounds: Bounds, currency: Currency) {
  if (amount === null) return { key: 'cashier.amount.none', bound: null } as const;
  const broken = boundBroken(amount, bounds, currency);
  if (broken === null) return null;
  const bound = broken === 'min' ? bounds.minAmount : bounds.maxAmount;
  return { key: `cashier.amount.${broken}`, bound } as const;
}
