import type { Sites } from '../../sites/index.ts';
import { MINOR_DIGITS, type Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, money, type Money } from '@foyer/domain/money.ts';
import type { LargestWin } from '../../modules/wallet/index.ts';

/** What a studio declares of a game: the largest win of a round. */
export interface DeclaredWin {
  /** As a multiple of its stakes. */
  readonly maxWin: number | null;
  /** As amounts in major units. */
  readonly maxWinAmounts: Partial<Record<Currency, string>> | null;
}

/** What holds without a declaration: both, and the lower of them. */
export interface WinDefaults {
  readonly stakes: number;
  readonly euros: number;
}

/**
 * MONEY-09: what a round may win in a currency without a check. A game that declares nothing for that currency has the
 * defaults of its licence, and is never without a bound.
 */
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

/** Whole euros in another currency by the recorded rate, a part of a minor unit left out. */
function fromEuros(amount: number, currency: Currency, euros: Sites['euros']): Money {
  const [whole = '0', fraction = ''] = euros[currency].split('.');
  const scale = 10n ** BigInt(fraction.length + MINOR_DIGITS[currency]);
  return money((BigInt(amount) * scale) / BigInt(whole + fraction), currency);
}
