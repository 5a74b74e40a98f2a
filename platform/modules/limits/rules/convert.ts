import { minorDigits, type Currency } from '@foyer/domain/currency.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import { euroValueOf, MILLION, type EuroValues } from '@foyer/domain/rates.ts';

/**
 * The exchange rate: one minor unit of `from` in millionths of a minor unit of `to`, rounded up so that no use is
 * missed.
 */
export function rateBetween(euros: EuroValues, from: Currency, to: Currency): bigint {
  const { numerator, denominator } = exactRate(euros, from, to);
  return divideUp(MILLION * numerator, denominator);
}

/** Converts a limit to minor units of another currency, rounded down so that it is never looser. */
export function convertLimit(euros: EuroValues, { minor, currency }: Money, to: Currency): bigint {
  const { numerator, denominator } = exactRate(euros, currency, to);
  return (minor * numerator) / denominator;
}

/** One minor unit of `from` in minor units of `to`. */
function exactRate(euros: EuroValues, from: Currency, to: Currency) {
  const [value, unit] = [euroValueOf(euros, from), euroValueOf(euros, to)];
  return {
    numerator: value.numerator * unit.denominator * 10n ** BigInt(minorDigits(to)),
    denominator: value.denominator * unit.numerator * 10n ** BigInt(minorDigits(from)),
  };
}

/** Converts millionths of a minor unit to an amount, rounded up. */
export const fromMillionths = (millionths: bigint, currency: Currency): Money =>
  money(divideUp(millionths, MILLION), currency);

/** The limit and its use in the currency of an account with this rate: the limit is rounded down, the use up. */
export const inAccountCurrency = (
  { limit, usedMillionths }: { readonly limit: Money; readonly usedMillionths: bigint },
  { currency, rate }: { readonly currency: Currency; readonly rate: bigint },
): { readonly limit: Money; readonly used: Money } => ({
  limit: money((limit.minor * MILLION) / rate, currency),
  used: money(divideUp(usedMillionths, rate), currency),
});

/** Rounds up, also with a negative numerator. */
const divideUp = (numerator: bigint, denominator: bigint): bigint =>
  numerator / denominator + (numerator % denominator > 0n ? 1n : 0n);
