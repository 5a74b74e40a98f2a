/** When a restriction ends; null if it has no end. */
export type End = Date | null;

/** True until the moment of the end, and always without an end. */
export const isRunning = (end: End, now: Date): boolean => end === null || end > now;

/** A restriction without an end ends later than any other. */
export const endsLater = (one: End, other: End): boolean => other !== null && (one === null || one > other);

/** @param ends must not be empty */
export const latestOf = (ends: readonly End[]): End =>
  ends.reduce((latest, end) => (endsLater(end, latest) ? end : latest), ends[0] ?? null);

export const runningExclusion = <Exclusion extends { readonly endsAt: End }>(
  exclusion: Exclusion | null,
  now: Date,
): Exclusion | null => (exclusion && isRunning(exclusion.endsAt, now) ? exclusion : null);
