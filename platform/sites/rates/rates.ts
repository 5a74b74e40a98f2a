import type { RatesFile } from '@foyer/sites/schema/rates.ts';
import { MINOR_DIGITS } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';

/** Converts an amount to euro cents, rounded up, so that thresholds are reached early rather than late. */
export function toEuroCents({ euros }: Pick<RatesFile, 'euros'>, { minor, currency }: Money): bigint {
  const [whole = '0', fraction = ''] = euros[currency].split('.');
  const numerator = minor * BigInt(whole + fraction) * 100n;
  const denominator = 10n ** BigInt(fraction.length + MINOR_DIGITS[currency]);
  return (numerator + denominator - 1n) / denominator;
}
