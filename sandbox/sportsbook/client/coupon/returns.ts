import { fromDecimal, money, MoneyError, type Money } from '@foyer/domain/money.ts';
import { returnOf, type Odds } from '../../model/odds.ts';
import { settings } from '../settings.ts';

const { currency } = settings.terms;

/** As it is written in any of our languages; null for what is no amount of the player's currency, or below nothing. */
export function stakeOf(text: string): Money | null {
  try {
    const stake = fromDecimal(text.replace(',', '.'), currency);
    return stake.minor < 0n ? null : stake;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/** As it will be paid. */
export const returnsOf = ({ minor }: Money, odds: readonly Odds[]): Money =>
  money(returnOf(minor, odds), currency);

/** Of a combination, in hundredths, and never more than they are. */
export const combinedOdds = (odds: readonly Odds[]): Odds => Number(returnOf(100n, odds));
