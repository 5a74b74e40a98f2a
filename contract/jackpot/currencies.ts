import { minorDigits, type Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, money, toJson, type MoneyJson } from '@foyer/domain/money.ts';
import type { EuroValues } from '@foyer/domain/rates.ts';
import { JACKPOT_CURRENCY } from './potNames.ts';
import type { Multipliers } from './pots.ts';

/** Exchange rates have six decimal places. */
const RATE_DIGITS = 6;
const RATE_UNIT = 10 ** RATE_DIGITS;

/**
 * JACK-45: returns the value of one euro in major units of each currency, rounded to six decimal places.
 * @param euros value in euros of one major unit of each currency
 */
export const multipliersOf = (euros: EuroValues): Multipliers =>
  Object.fromEntries(
    Object.entries(euros).map(([currency, value]) => [
      currency,
      Number((1 / Number(value)).toFixed(RATE_DIGITS)),
    ]),
  );

/**
 * JACK-45: converts euros to a currency, rounded down; returns euros when the rate is unknown or not loaded
 * yet.
 * @param euros decimal string, as in pot values
 */
export function inCurrency(euros: string, currency: Currency, multipliers: Multipliers | null): MoneyJson {
  const known = fromDecimal(euros, JACKPOT_CURRENCY);
  const rate = multipliers?.[currency];
  if (rate === undefined) return toJson(known);
  const scale = 10n ** BigInt(minorDigits(currency));
  const minor =
    (known.minor * BigInt(Math.round(rate * RATE_UNIT)) * scale) /
    (10n ** BigInt(minorDigits(JACKPOT_CURRENCY)) * BigInt(RATE_UNIT));
  return toJson(money(minor, currency));
}

/** FAIR-03: converts a contribution to euros; returns null when the rate is unknown or not loaded yet. */
export function inEuros(value: number, currency: Currency, multipliers: Multipliers | null): number | null {
  if (currency === JACKPOT_CURRENCY) return value;
  const rate = multipliers?.[currency];
  return rate === undefined ? null : value / rate;
}
