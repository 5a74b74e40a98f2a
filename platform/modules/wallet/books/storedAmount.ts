import { toCurrency } from '@foyer/domain/currency.ts';
import { money, type Money } from '@foyer/domain/money.ts';

/** An amount as a query returns it. */
export interface StoredAmount {
  readonly minor: bigint;
  readonly currency: string;
}

export const toMoney = ({ minor, currency }: StoredAmount): Money => money(minor, toCurrency(currency));

/** Replaces the columns `minor` and `currency` of a row by one amount. */
export const withAmount = <Row extends StoredAmount>({ minor, currency, ...row }: Row) => ({
  ...row,
  amount: toMoney({ minor, currency }),
});
