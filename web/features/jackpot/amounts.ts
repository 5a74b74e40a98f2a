import { JACKPOT_CURRENCY, type Multipliers, type Pot } from '@foyer/contract/jackpot/pots.ts';
import { MINOR_DIGITS, type Currency } from '@foyer/vocabulary/currency.ts';
import { fromDecimal, money, toJson, type MoneyJson } from '@foyer/vocabulary/money.ts';

/** Rates are told to six places. */
const RATE_UNIT = 1_000_000;

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

/** A contribution as the settings tell it, in major units. */
export const contributionMoney = (value: number, currency: Currency): MoneyJson =>
  toJson(fromDecimal(value.toFixed(MINOR_DIGITS[currency]), currency));

/** JACK-60: how large a part of the largest contribution one is, 0 to 1. */
export const partOf = (value: number, options: readonly number[]): number => value / Math.max(...options);

/** JACK-06: each `[[10000.00]]` is so many euros, said in the reader's currency. */
export const withAmounts = (text: string, said: (euros: string) => string): string =>
  text.replace(/\[\[(\d{1,15}(?:\.\d{1,2})?)\]\]/g, (_, euros: string) => said(euros));

/** JACK-37: in euros; null for a pot that nothing is known of. */
export const valueOf = (pots: readonly Pot[], id: string): string | null =>
  pots.find((pot) => pot.id === id)?.current_value ?? null;

/** D3: a contribution in euros; null where its rate is not known, or not yet. */
export function inEuros(value: number, currency: Currency, multipliers: Multipliers | null): number | null {
  if (currency === JACKPOT_CURRENCY) return value;
  const rate = multipliers?.[currency];
  return rate === undefined ? null : value / rate;
}
