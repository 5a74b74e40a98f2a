import { DAY } from '@foyer/domain/duration.ts';

/** EXCLUSION-02: an exclusion without an end, among terms like `P6M`, which last so many months. */
export const INDEFINITE = 'indefinite';
/** EXCLUSION-08: what a time-out may last at most; it lasts a day at least. */
export const LONGEST_TIMEOUT_DAYS = 30;
/** EXCLUSION-05: an exclusion that is to end early waits so long at least. */
export const SHORTEST_LIFT_WAIT_HOURS = { definite: 24, indefinite: 168 } as const;
/** Why an exclusion is to end early, in signs. */
export const LIFT_REASON_SIGNS = { least: 10, most: 500 } as const;

const MONTHS = /^P([1-9]\d{0,2})M$/;

export const isTerm = (term: string): boolean => term === INDEFINITE || MONTHS.test(term);

/** How many months a term lasts; null for one without an end, and for what is no term. */
export function monthsOf(term: string): number | null {
  const [, months] = MONTHS.exec(term) ?? [];
  return months === undefined ? null : Number(months);
}

/** When a term that begins then is over: on the same day of a later month, or its last; null without an end. */
export function endOfTerm(term: string, from: Date): Date | null {
  const months = monthsOf(term);
  if (months === null) return null;
  const end = new Date(from);
  end.setUTCMonth(from.getUTCMonth() + months);
  // A month that has no such day would lead into the one after it.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

export const endOfDays = (days: number, from: Date): Date => new Date(from.getTime() + days * DAY);
