import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, money, type Money } from '@foyer/domain/money.ts';

/** Stake limits in EUR. Other currencies multiply them by `FACTOR`, roughly the exchange rate. */
const LEAST = '0.50';
const MOST = '500.00';
const MOST_RETURN = '25000.00';
/** For each player and boost, and for all players together. */
const MOST_ON_BOOST = '20.00';
const ALL_ON_BOOST = '1000.00';
const PRESETS = ['5.00', '10.00', '20.00', '50.00'];

/** Minor units of the currency per euro cent. */
const FACTOR: Partial<Record<Currency, bigint>> = { NOK: 10n, ZAR: 20n, INR: 100n, JPY: 2n };

export interface StakeTerms {
  readonly least: Money;
  readonly most: Money;
  readonly mostReturn: Money;
  /** The most that a player stakes on a boost. */
  readonly mostOnBoost: Money;
  /** After this much from all players, a boost ends. */
  readonly allOnBoost: Money;
  readonly presets: readonly Money[];
}

export function stakeTerms(currency: Currency): StakeTerms {
  const inCurrency = (euro: string): Money =>
    money(fromDecimal(euro, 'EUR').minor * (FACTOR[currency] ?? 1n), currency);
  return {
    least: inCurrency(LEAST),
    most: inCurrency(MOST),
    mostReturn: inCurrency(MOST_RETURN),
    mostOnBoost: inCurrency(MOST_ON_BOOST),
    allOnBoost: inCurrency(ALL_ON_BOOST),
    presets: PRESETS.map(inCurrency),
  };
}

/** An amount in euro cents, rounded up, to add stakes in different currencies. */
export const inEuroCents = ({ minor, currency }: Money): bigint => {
  const factor = FACTOR[currency] ?? 1n;
  return (minor + factor - 1n) / factor;
};
