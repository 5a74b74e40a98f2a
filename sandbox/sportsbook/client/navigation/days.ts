import { HOUR } from '@foyer/domain/duration.ts';

/** The date of a time in the player's time zone, such as `2026-12-02`. */
export function dateOf(at: number): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** The time from midnight to midnight in the player's time zone, which may be 23 or 25 hours. */
export function spanOf(date: string): Span {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { from: new Date(year, month - 1, day).getTime(), to: new Date(year, month - 1, day + 1).getTime() };
}

/** A day with matches. */
export interface Day {
  readonly date: string;
  /** Midday, to write the day with. */
  readonly at: number;
  readonly count: number;
}

/** The days of these starts, in order. */
export function daysOf(starts: readonly number[]): readonly Day[] {
  const counts = new Map<string, number>();
  for (const at of [...starts].sort((one, other) => one - other))
    counts.set(dateOf(at), (counts.get(dateOf(at)) ?? 0) + 1);
  return [...counts].map(([date, count]) => ({ date, at: spanOf(date).from + 12 * HOUR, count }));
}
