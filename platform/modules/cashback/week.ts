import { MINUTE } from '@foyer/domain/duration.ts';
import { dayIn, hourOfDay, startOfDay, weekdayOf, type Day } from '../../infra/time/zonedTime.ts';

/** A week from Monday to Sunday in the brand's time zone. */
export interface Week {
  readonly from: Date;
  readonly until: Date;
  /** Noon of the following Monday. Rounds that end by then still count for the week. */
  readonly settledAt: Date;
}

const NOON = 12;
const DAYS = 7;

/** The week that contains a time, or the week `before` weeks earlier. */
export function weekAt(timeZone: string, at: Date, before = 0): Week {
  const today = dayIn(timeZone, at);
  const sinceMonday = (weekdayOf(today) + DAYS - 1) % DAYS;
  const monday = later(today, -sinceMonday - before * DAYS);
  const next = later(monday, DAYS);
  return {
    from: startOfDay(timeZone, monday),
    until: startOfDay(timeZone, next),
    settledAt: hourOfDay(timeZone, next, NOON),
  };
}

const later = ({ year, month, day }: Day, days: number): Day => ({ year, month, day: day + days });

/** Extra time for transactions in progress at the settlement time to commit. */
const COMMIT_GRACE_MS = MINUTE;
/** After an outage of more than this many weeks, the older weeks get no cashback. */
const MAX_WEEKS = 4;

/**
 * The weeks that can be calculated now, oldest first.
 * @param startsOn the first day of the scheme, for example `2026-01-05`
 */
export function weeksToCalculate(timeZone: string, now: Date, startsOn: string): readonly Week[] {
  return Array.from({ length: MAX_WEEKS + 1 }, (_, back) => weekAt(timeZone, now, MAX_WEEKS + 1 - back))
    .filter((week) => isPaidWeek(timeZone, week, startsOn))
    .filter(({ settledAt }) => settledAt.getTime() + COMMIT_GRACE_MS <= now.getTime())
    .slice(-MAX_WEEKS);
}

/** Whether a scheme that starts on this day pays the week: only whole weeks are paid. */
export const isPaidWeek = (timeZone: string, { from }: Week, startsOn: string): boolean =>
  isoDay(dayIn(timeZone, from)) >= startsOn;

const isoDay = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
