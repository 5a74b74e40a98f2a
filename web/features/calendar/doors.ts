import type { CalendarPageQuery } from '@foyer/contract/generated/operations.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';

type Viewer = NonNullable<CalendarPageQuery['viewer']>;
export type Calendar = NonNullable<Viewer['calendar']>;
export type CalendarDoor = Calendar['doors'][number];

/** What was opened here stands open, whether the page has been read again or not. */
export const withOpened = (
  doors: readonly CalendarDoor[],
  opened: Readonly<Record<string, CalendarDoor>>,
): readonly CalendarDoor[] => doors.map((door) => (door.state === 'Open' ? door : (opened[door.id] ?? door)));

/** Null where it holds nothing for this player. */
export function titleOf({ content }: CalendarDoor): string | null {
  if (content === null) return null;
  return content.__typename === 'BannerBlock' ? content.title : content.promotion.title;
}

export interface Countdown {
  readonly days: number;
  /** `07:05:09` */
  readonly clock: string;
}

/** Never less than nothing: whether a day has begun, the platform says. */
export function countdownTo(at: string, nowMs: number): Countdown {
  const leftMs = Math.max(0, Date.parse(at) - nowMs);
  const parts = [
    Math.floor((leftMs % DAY) / HOUR),
    Math.floor((leftMs % HOUR) / MINUTE),
    Math.floor((leftMs % MINUTE) / SECOND),
  ];
  return {
    days: Math.floor(leftMs / DAY),
    clock: parts.map((part) => String(part).padStart(2, '0')).join(':'),
  };
}

/** A clock that runs ahead asks again now and then, and not each second. */
const AGAIN_MS = 30 * SECOND;

/** When to ask what the doors are by then: a moment after the next day has begun. */
export function refetchDelayMs(at: string, nowMs: number): number {
  const leftMs = Date.parse(at) - nowMs;
  return leftMs > 0 ? Math.min(leftMs + SECOND, DAY) : AGAIN_MS;
}
