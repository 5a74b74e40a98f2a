import type { RatesFile } from '@foyer/sites/schema/rates.ts';
import { minorDigits } from '@foyer/domain/currency.ts';
import { euroValueOf } from '@foyer/domain/rates.ts';
import type { Money } from '@foyer/domain/money.ts';

/**
 * Converts an amount to euro cents, rounded away from zero: thresholds are reached early rather than late, and the
 * rollback of a stake subtracts exactly what the stake added.
 */
export function toEuroCents({ euros }: Pick<RatesFile, 'euros'>, { minor, currency }: Money): bigint {
  const rate = euroValueOf(euros, currency);
  const numerator = minor * rate.numerator * 100n;
  const denominator = rate.denominator * 10n ** BigInt(minorDigits(currency));
  const awayFromZero = minor < 0n ? 1n - denominator : denominator - 1n;
  return (numerator + awayFromZero) / denominator;
}
