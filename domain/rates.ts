import { CURRENCIES, MINOR_DIGITS, type Currency } from './currency.ts';

/** What a minor unit of each currency is worth: in cents of a euro, times `RATE_SCALE`, exact. */
export type Rates = ReadonlyMap<Currency, bigint>;

const RATE_DIGITS = 8;
export const RATE_SCALE = 10n ** BigInt(RATE_DIGITS);

/** Of what one major unit of each is worth in euros, as `sites/payments/rates.json` has it. */
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

/** An amount in millionths of a euro, rounded down: what the chance of a draw is in proportion to. */
export const microEurosOf = (rates: Rates, minor: bigint, currency: Currency): bigint =>
  (minor * rateOf(rates, currency) * 10_000n) / RATE_SCALE;

/** Cents of a euro as minor units of a currency, rounded down. */
export const inCurrency = (rates: Rates, euroCents: bigint, currency: Currency): bigint =>
  (euroCents * RATE_SCALE) / rateOf(rates, currency);

/** What cents of a euro are to a player: at least one minor unit of any currency. */
export const payable = (rates: Rates, euroCents: bigint, currency: Currency): bigint => {
  const minor = inCurrency(rates, euroCents, currency);
  return minor > 0n ? minor : 1n;
};
