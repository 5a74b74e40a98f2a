import type { Pot } from '@foyer/contract/jackpot/pots.ts';
import { MINOR_DIGITS, type Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, toJson, type MoneyJson } from '@foyer/domain/money.ts';

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
