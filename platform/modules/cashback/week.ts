import { MINUTE } from '@foyer/domain/duration.ts';
import { dayIn, hourOfDay, startOfDay, weekdayOf, type Day } from '../../infra/zonedTime.ts';

/** Monday to Sunday, by the clocks of the brand's place. */
export interface Week {
  readonly from: Date;
  readonly until: Date;
  /** At noon of the Monday after it: rounds that end until then are known whole. */
  readonly settledAt: Date;
}

const NOON = 12;
const DAYS = 7;

/** The week of a moment, or the one so many weeks before it. */
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

/** Transactions that were under way at its end have ended by then. */
const UNDER_WAY_MS = MINUTE;
/** A platform that was down for longer gives nothing of older weeks. */
const MOST_WEEKS = 4;

/** Those that can be reckoned now, the oldest first, of a scheme that begins on a day, as `2026-01-05`. */
export function weeksToCalculate(timeZone: string, now: Date, startsOn: string): readonly Week[] {
  return Array.from({ length: MOST_WEEKS + 1 }, (_, back) => weekAt(timeZone, now, MOST_WEEKS + 1 - back))
    .filter(({ from }) => isoDay(dayIn(timeZone, from)) >= startsOn)
    .filter(({ settledAt }) => settledAt.getTime() + UNDER_WAY_MS <= now.getTime());
}

const isoDay = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
