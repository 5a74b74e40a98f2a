/** When something ends; null without an end. */
export type End = Date | null;

/** Whether it holds now: until the very moment of its end, and for ever without one. */
export const isRunning = (end: End, now: Date): boolean => end === null || end > now;

/** Without an end is later than any; nothing is later than that. */
export const endsLater = (one: End, other: End): boolean => other !== null && (one === null || one > other);

/** @param ends one at least */
export const latestOf = (ends: readonly End[]): End =>
  ends.reduce((latest, end) => (endsLater(end, latest) ? end : latest), ends[0] ?? null);
