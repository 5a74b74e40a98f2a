import { DAY } from '@foyer/domain/duration.ts';

/** A UTC day and its bounds: `from` inclusive, `to` exclusive. */
export interface SealedSpan {
  /** Such as `2026-11-23`. */
  readonly day: string;
  /** `-infinity` for the first sealed day, which includes everything before it. */
  readonly from: Date | '-infinity';
  readonly to: Date;
}

export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY);
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export const spanOf = (day: string, isFirst: boolean): SealedSpan => ({
  day,
  from: isFirst ? '-infinity' : startOf(day),
  to: endOf(day),
});
