import { fromDecimal, money, MoneyError, type Money } from '@foyer/domain/money.ts';
import { returnOf, type Odds } from '../../model/odds.ts';
import { settings } from '../settings.ts';

const { currency } = settings.terms;

/** Parses a stake in the number format of any supported language; null when it is invalid or negative. */
export function stakeOf(text: string): Money | null {
  try {
    const stake = fromDecimal(text.replace(',', '.'), currency);
    return stake.minor < 0n ? null : stake;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

export const returnsOf = ({ minor }: Money, odds: readonly Odds[]): Money =>
  money(returnOf(minor, odds), currency);

/** Odds of a combination in hundredths, rounded down. */
export const combinedOdds = (odds: readonly Odds[]): Odds => Number(returnOf(100n, odds));
