/** LIMIT-08, in calendar months. */
const REVIEW_MONTHS = 6;

/** When limits that were looked over at this moment are to be looked over again. */
export function reviewAfter(seenAt: Date): Date {
  const due = new Date(seenAt);
  due.setUTCMonth(due.getUTCMonth() + REVIEW_MONTHS);
  return due;
}
