import { minorDigits, toCurrency, type Currency } from './currency.ts';

/** Value of one major unit of each currency in euros, as decimals: `{ EUR: '1', NOK: '0.0852' }`. */
export type EuroValues = Readonly<Record<string, string>>;

/** Exact value of one minor unit of each currency, in euro cents multiplied by `RATE_SCALE`. */
export type Rates = ReadonlyMap<Currency, bigint>;

export const RATE_SCALE = 10n ** 8n;

/** Builds the rates, in the order of `sites/payments/rates.json`. */
export function ratesOf(euros: EuroValues): Rates {
  return new Map(
    Object.entries(euros).map(([code, value]) => {
      const currency = toCurrency(code);
      const { numerator, denominator } = fractionOf(value);
      const minorUnits = 10n ** BigInt(minorDigits(currency));
      return [currency, (numerator * RATE_SCALE * 100n) / (denominator * minorUnits)];
    }),
  );
}

/** @returns the value of one major unit in euros. @throws RangeError when the currency has no rate */
export function euroValueOf(euros: EuroValues, currency: Currency): Fraction {
  const value = Object.hasOwn(euros, currency) ? euros[currency] : undefined;
  if (value === undefined) throw new RangeError(`${currency} has no rate`);
  return fractionOf(value);
}

/** Limits that accounts share count in millionths of a minor unit, so that nothing is rounded. */
export const MILLION = 1_000_000n;

export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * The exact value of a rate in decimals, such as `0.015`.
 * @throws SyntaxError when the text is not a decimal
 */
export function fractionOf(rate: string): Fraction {
  const point = rate.indexOf('.');
  const digits = point < 0 ? 0 : rate.length - point - 1;
  return { numerator: BigInt(rate.replace('.', '')), denominator: 10n ** BigInt(digits) };
}

export function rateOf(rates: Rates, currency: Currency): bigint {
  const rate = rates.get(currency);
  if (rate === undefined) throw new RangeError(`${currency} has no rate`);
  return rate;
}

/** Converts an amount to millionths of a euro, rounded down; the chance of a jackpot draw is proportional to it. */
export const microEurosOf = (rates: Rates, minor: bigint, currency: Currency): bigint =>
  (minor * rateOf(rates, currency) * 10_000n) / RATE_SCALE;

/** Converts euro cents to minor units of a currency, rounded down. */
export const inCurrency = (rates: Rates, euroCents: bigint, currency: Currency): bigint =>
  (euroCents * RATE_SCALE) / rateOf(rates, currency);

/** Converts euro cents to the amount paid to a player: rounded down, but at least one minor unit. */
export const payable = (rates: Rates, euroCents: bigint, currency: Currency): bigint => {
  const minor = inCurrency(rates, euroCents, currency);
  return minor > 0n ? minor : 1n;
};
