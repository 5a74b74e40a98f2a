import { MINUTE } from '@foyer/domain/duration.ts';

/** Minutes between two checks that a player may choose, shortest first; empty without checks. */
export type Periods = readonly number[];

/** The strictest choice, which applies to players of a brand that is no longer served. */
export const UNSERVED_PERIODS: Periods = [15];

/** The period in force: the chosen one, by default the longest offered, and never longer than that. */
export function periodOf(offered: Periods, chosen: number | null): number | null {
  const longest = offered.at(-1);
  if (longest === undefined) return null;
  return Math.min(chosen ?? longest, longest);
}

/** How far a session has got between two reality checks. */
export interface Counting {
  /** Null for a session without reality checks. */
  readonly periodMinutes: number | null;
  readonly countsFrom: Date;
  readonly dueAt: Date | null;
}

/** Starts a new period at the sign-in or at an acknowledged check. */
export const countedFrom = (countsFrom: Date, periodMinutes: number | null): Counting => ({
  periodMinutes,
  countsFrom,
  dueAt: periodMinutes === null ? null : new Date(countsFrom.getTime() + periodMinutes * MINUTE),
});

/** A shorter period applies immediately, even if a check is overdue then; a longer one from the next. */
export function shortened(counting: Counting, periodMinutes: number): Counting {
  const { periodMinutes: held, countsFrom } = counting;
  return held !== null && held <= periodMinutes ? counting : countedFrom(countsFrom, periodMinutes);
}

export const isDue = ({ dueAt }: Pick<Counting, 'dueAt'>, now: Date): boolean =>
  dueAt !== null && dueAt <= now;
