import { Temporal } from 'temporal-polyfill';

/** LIMIT-08: players review their limits every six months. */
const REVIEW_MONTHS = 6;

/**
 * Returns when limits reviewed at this moment are due for the next review: on the same day of the month in UTC, or on
 * the last day of a shorter month.
 */
export function reviewAfter(reviewedAt: Date): Date {
  const due = Temporal.Instant.fromEpochMilliseconds(reviewedAt.getTime())
    .toZonedDateTimeISO('UTC')
    .add({ months: REVIEW_MONTHS });
  return new Date(due.epochMilliseconds);
}
