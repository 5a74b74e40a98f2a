import type { MenuFiguresQuery } from '@foyer/contract/generated/operations.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { fromDecimal, type MoneyJson } from '@foyer/domain/money.ts';

type Cashback = NonNullable<NonNullable<MenuFiguresQuery['viewer']>['cashback']>;

/** The cashback for the running week, if it would be granted by now. */
export function runningCashback(cashback: Cashback | null): MoneyJson | null {
  const week = cashback?.weeks.find(({ state }) => state === 'Running');
  if (!cashback || !week) return null;
  const { currency, minimum } = cashback;
  const { minor } = fromDecimal(week.amount, currency);
  return minor > 0n && minor >= fromDecimal(minimum, currency).minor
    ? { amount: week.amount, currency }
    : null;
}

/** The rest of a time in minutes and seconds, such as `12:48`. */
export function timeLeft(untilMs: number, nowMs: number): string {
  const leftMs = Math.max(0, untilMs - nowMs);
  const seconds = Math.floor((leftMs % MINUTE) / SECOND);
  return `${Math.floor(leftMs / MINUTE)}:${String(seconds).padStart(2, '0')}`;
}
