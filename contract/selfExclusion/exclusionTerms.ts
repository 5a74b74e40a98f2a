import { DAY } from '@foyer/domain/duration.ts';

/** EXCLUSION-02: the term of an indefinite self-exclusion; other terms are months in ISO 8601, such as `P6M`. */
export const INDEFINITE = 'indefinite';
/** EXCLUSION-08: longest time-out in days; the shortest is one day. */
export const LONGEST_TIMEOUT_DAYS = 30;
/** EXCLUSION-05: minimum waiting period in hours before a self-exclusion can end early. */
export const SHORTEST_LIFT_WAIT_HOURS = { definite: 24, indefinite: 168 } as const;
/** Length limits, in characters, of the player's reason for ending an exclusion early. */
export const LIFT_REASON_SIGNS = { least: 10, most: 500 } as const;

const MONTHS = /^P([1-9]\d{0,2})M$/;

export const isTerm = (term: string): boolean => term === INDEFINITE || MONTHS.test(term);

/** Returns the months of a term; null for an indefinite or invalid term. */
export function monthsOf(term: string): number | null {
  const months = MONTHS.exec(term)?.[1];
  return months === undefined ? null : Number(months);
}

/** Returns the same day of a later month, or that month's last day; null for an indefinite term. */
export function endOfTerm(term: string, from: Date): Date | null {
  const months = monthsOf(term);
  if (months === null) return null;
  const end = new Date(from);
  end.setUTCMonth(from.getUTCMonth() + months);
  // If the month is too short, the date overflows into the next month; day 0 is the last day of the intended
  // month.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

export const endOfDays = (days: number, from: Date): Date => new Date(from.getTime() + days * DAY);
