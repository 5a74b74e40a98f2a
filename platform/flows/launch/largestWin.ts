import type { Sites } from '../../sites/index.ts';
import { minorDigits, type Currency } from '@foyer/domain/currency.ts';
import { euroValueOf } from '@foyer/domain/rates.ts';
import { fromDecimal, money, smallerOf, type Money } from '@foyer/domain/money.ts';
import type { LargestWin } from '../../modules/wallet/index.ts';

/** The largest win of a round as the studio declares it for a game. */
export interface DeclaredWin {
  /** As a multiple of the stakes of the round. */
  readonly maxWin: number | null;
  /** As amounts in major units. */
  readonly maxWinAmounts: Partial<Record<Currency, string>> | null;
}

/** Limits for games without a declaration; the lower of the two applies. */
export interface WinDefaults {
  readonly stakes: number;
  readonly euros: number;
}

/** MONEY-09: the largest win of a round that is paid unchecked. An undeclared one gets the licence's defaults. */
export function largestWinOf(
  { maxWin, maxWinAmounts }: DeclaredWin,
  defaults: WinDefaults,
  currency: Currency,
  euros: Sites['euros'],
): LargestWin {
  const declared = maxWinAmounts?.[currency];
  const amount = declared === undefined ? null : fromDecimal(declared, currency);
  if (maxWin !== null) return { stakes: maxWin, amount };
  if (amount !== null) return { stakes: null, amount };
  return { stakes: defaults.stakes, amount: fromEuros(defaults.euros, currency, euros) };
}

/** The largest win, with the amount lowered to the cap if there is one. */
export const cappedAt = (cap: Money | undefined, largest: LargestWin): LargestWin =>
  cap ? { ...largest, amount: largest.amount === null ? cap : smallerOf(cap, largest.amount) } : largest;

/** Converts whole euros to another currency at the configured rate, rounded down to the minor unit. */
function fromEuros(amount: number, currency: Currency, euros: Sites['euros']): Money {
  const { numerator, denominator } = euroValueOf(euros, currency);
  const scale = denominator * 10n ** BigInt(minorDigits(currency));
  return money((BigInt(amount) * scale) / numerator, currency);
}
