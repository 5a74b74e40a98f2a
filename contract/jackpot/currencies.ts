import { CURRENCIES, MINOR_DIGITS, type Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, money, toJson, type MoneyJson } from '@foyer/domain/money.ts';
import { JACKPOT_CURRENCY, type Multipliers } from './pots.ts';

/** Rates are told to six places. */
const RATE_DIGITS = 6;
const RATE_UNIT = 10 ** RATE_DIGITS;

/**
 * JACK-45: what one euro is worth in major units of each currency, to six significant places after the point.
 * @param euros what one major unit of each is worth in euros
 */
export function multipliersOf(euros: Readonly<Record<Currency, string>>): Multipliers {
  return Object.fromEntries(
    CURRENCIES.map((currency) => [currency, Number((1 / Number(euros[currency])).toFixed(RATE_DIGITS))]),
  );
}

/**
 * JACK-45: euros in the reader's currency, rounded down; in euros where its rate is not known, or not yet.
 * @param euros a decimal string, as pots are told
 */
export function inCurrency(euros: string, currency: Currency, multipliers: Multipliers | null): MoneyJson {
  const known = fromDecimal(euros, JACKPOT_CURRENCY);
  const rate = multipliers?.[currency];
  if (currency === JACKPOT_CURRENCY || rate === undefined) return toJson(known);
  const scale = 10n ** BigInt(MINOR_DIGITS[currency]);
  const minor =
    (known.minor * BigInt(Math.round(rate * RATE_UNIT)) * scale) /
    (10n ** BigInt(MINOR_DIGITS[JACKPOT_CURRENCY]) * BigInt(RATE_UNIT));
  return toJson(money(minor, currency));
}

/** FAIR-03: a contribution in euros; null where its rate is not known, or not yet. */
export function inEuros(value: number, currency: Currency, multipliers: Multipliers | null): number | null {
  if (currency === JACKPOT_CURRENCY) return value;
  const rate = multipliers?.[currency];
  return rate === undefined ? null : value / rate;
}
