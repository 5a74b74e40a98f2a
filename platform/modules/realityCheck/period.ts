import { MINUTE } from '@foyer/domain/duration.ts';

/** Minutes between two checks that a player may choose, the shortest first; empty where none are made. */
export type Periods = readonly number[];

/** Of a brand that is served no more: the strictest there is. */
export const UNSERVED_PERIODS: Periods = [15];

/** What holds for a player. Who has chosen none has the longest; what was chosen elsewhere is never longer than that. */
export function periodOf(offered: Periods, chosen: number | null): number | null {
  const longest = offered.at(-1);
  if (longest === undefined) return null;
  return Math.min(chosen ?? longest, longest);
}

/** Where a check stands in its session. */
export interface Counting {
  /** Null where none is made. */
  readonly periodMinutes: number | null;
  readonly countsFrom: Date;
  readonly dueAt: Date | null;
}

/** Counted anew, from a sign-in or an answer. */
export const countedFrom = (countsFrom: Date, periodMinutes: number | null): Counting => ({
  periodMinutes,
  countsFrom,
  dueAt: periodMinutes === null ? null : new Date(countsFrom.getTime() + periodMinutes * MINUTE),
});

/** A shorter period holds at once, though it be over already; a longer one moves no check that is counted for. */
export function shortened(counting: Counting, periodMinutes: number): Counting {
  const { periodMinutes: held, countsFrom } = counting;
  return held !== null && held <= periodMinutes ? counting : countedFrom(countsFrom, periodMinutes);
}

export const isDue = ({ dueAt }: Pick<Counting, 'dueAt'>, now: Date): boolean =>
  dueAt !== null && dueAt <= now;
