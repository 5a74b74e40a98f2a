import type { CalendarPageQuery } from '@foyer/contract/generated/operations.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';

type Viewer = NonNullable<CalendarPageQuery['viewer']>;
export type Calendar = NonNullable<Viewer['calendar']>;
export type CalendarDoor = Calendar['doors'][number];

/** Doors opened on this page stay open, even before the calendar has been fetched again. */
export const withOpened = (
  doors: readonly CalendarDoor[],
  opened: Readonly<Record<string, CalendarDoor>>,
): readonly CalendarDoor[] => doors.map((door) => (door.state === 'Open' ? door : (opened[door.id] ?? door)));

/** Returns the title of the content; null if the door has no content for this player. */
export function titleOf({ content }: CalendarDoor): string | null {
  if (content === null) return null;
  return content.__typename === 'BannerBlock' ? content.title : content.promotion.title;
}

/** Remaining whole days, and the rest as `07:05:09`. Never negative: only the platform opens a new day. */
export function countdownTo(at: string, nowMs: number) {
  const leftMs = Math.max(0, Date.parse(at) - nowMs);
  const units = [
    Math.floor((leftMs % DAY) / HOUR),
    Math.floor((leftMs % HOUR) / MINUTE),
    Math.floor((leftMs % MINUTE) / SECOND),
  ];
  return {
    days: Math.floor(leftMs / DAY),
    clock: units.map((part) => String(part).padStart(2, '0')).join(':'),
  };
}

/** Interval between fetches while the next day has begun by the browser's clock, but not yet on the platform. */
const AGAIN_MS = 30 * SECOND;

/** Milliseconds until the doors should be fetched again: shortly after the next day has begun. */
export function refetchDelayMs(at: string, nowMs: number): number {
  const leftMs = Date.parse(at) - nowMs;
  return leftMs > 0 ? Math.min(leftMs + SECOND, DAY) : AGAIN_MS;
}
