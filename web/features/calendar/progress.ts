import type { CalendarDoor } from './doors.ts';

/** How many of the next doors are listed below today's. */
const NEXT_DOORS = 3;

export interface Progress {
  /** Today's door, closed or open; null before the first day and after the last. */
  readonly today: CalendarDoor | null;
  readonly next: readonly CalendarDoor[];
  /** Opened doors, the latest first. */
  readonly opened: readonly CalendarDoor[];
  readonly missed: number;
  readonly late: number;
  /** The day of the last door. */
  readonly lastDay: string | null;
}

export function progressOf(doors: readonly CalendarDoor[]): Progress {
  const numberOf = (state: CalendarDoor['state']) => doors.filter((door) => door.state === state).length;
  const coming = doors.filter(({ state }) => state === 'Shut');
  return {
    today: todayOf(doors),
    next: coming.slice(0, NEXT_DOORS),
    opened: doors.filter(({ state }) => state === 'Open').toReversed(),
    missed: numberOf('Missed'),
    late: numberOf('Late'),
    lastDay: doors.at(-1)?.day ?? null,
  };
}

/** An opened door no longer says that it is today's: it is the one before the first door of a coming day. */
function todayOf(doors: readonly CalendarDoor[]): CalendarDoor | null {
  const closed = doors.find(({ state }) => state === 'Today');
  if (closed) return closed;
  const firstComing = doors.findIndex(({ state }) => state === 'Shut');
  const last = firstComing < 0 ? doors.at(-1) : doors[firstComing - 1];
  return last?.state === 'Open' ? last : null;
}
