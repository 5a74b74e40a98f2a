import type { RatesFile } from '@foyer/sites/schema/rates.ts';
import { MINOR_DIGITS } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';

/** An amount in cents of a euro, a part of a cent counted as a whole: thresholds are reached rather early than late. */
export function toEuroCents({ euros }: Pick<RatesFile, 'euros'>, { minor, currency }: Money): bigint {
  const [whole = '0', fraction = ''] = euros[currency].split('.');
  const numerator = minor * BigInt(whole + fraction) * 100n;
  const denominator = 10n ** BigInt(fraction.length + MINOR_DIGITS[currency]);
  return (numerator + denominator - 1n) / denominator;
}
