import { CURRENCIES, MINOR_DIGITS, type Currency } from './currency.ts';

/** Exact value of one minor unit of each currency, in euro cents multiplied by `RATE_SCALE`. */
export type Rates = ReadonlyMap<Currency, bigint>;

const RATE_DIGITS = 8;
export const RATE_SCALE = 10n ** BigInt(RATE_DIGITS);

/** Builds the rates from the value of one major unit in euros, as in `sites/payments/rates.json`. */
export function ratesOf(euros: Readonly<Record<Currency, string>>): Rates {
  return new Map(
    CURRENCIES.map((currency) => {
      const [whole = '0', fraction = ''] = euros[currency].split('.');
      const scaled = BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'));
      return [currency, scaled * 10n ** BigInt(2 - MINOR_DIGITS[currency])];
    }),
  );
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
