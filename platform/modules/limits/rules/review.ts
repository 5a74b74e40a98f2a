/** LIMIT-08, in calendar months. */
const REVIEW_MONTHS = 6;

/** Returns when limits reviewed at this moment are due for the next review. */
export function reviewAfter(seenAt: Date): Date {
  const due = new Date(seenAt);
  due.setUTCMonth(due.getUTCMonth() + REVIEW_MONTHS);
  return due;
}
