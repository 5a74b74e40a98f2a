import type { LimitPeriod } from '../generated/resolvers.ts';

/** The longest session limit of each period, in minutes: a limit of the whole period. */
export const LONGEST_SESSION_MINUTES: Readonly<Record<LimitPeriod, number>> = {
  Day: 24 * 60,
  Week: 7 * 24 * 60,
  Month: 31 * 24 * 60,
};
