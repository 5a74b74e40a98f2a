import type { Pot } from '@foyer/contract/jackpot/pots.ts';
import { minorDigits, type Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, toJson, type MoneyJson } from '@foyer/domain/money.ts';

/** Converts a contribution from a number of major units. */
export const contributionMoney = (value: number, currency: Currency): MoneyJson =>
  toJson(fromDecimal(value.toFixed(minorDigits(currency)), currency));

/** JACK-60: a contribution as a fraction (0 to 1) of the largest one. */
export const partOf = (value: number, options: readonly number[]): number => value / Math.max(...options);

/** JACK-06: replaces each `[[10000.00]]`, an amount in euros, with its text in the reader's currency. */
export const withAmounts = (text: string, format: (euros: string) => string): string =>
  text.replace(/\[\[(\d{1,17}(?:\.\d{1,2})?)\]\]/g, (_, euros: string) => format(euros));

/** JACK-37: value of a pot in euros; null if it is not known. */
export const valueOf = (pots: readonly Pot[], id: string): string | null =>
  pots.find((pot) => pot.id === id)?.current_value ?? null;
