import type { CalendarDoorState } from '@foyer/contract/generated/resolvers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { Site } from '../../sites/index.ts';
import { dayIn, startOfDay } from '../../infra/time/zonedTime.ts';

type CalendarFile = NonNullable<Site['calendar']>;

/** The state of a countdown at a time. A countdown moves on by calendar days, whatever their length in hours. */
export interface Round {
  /** The date of the countdown's first door, for example `2026-12-01`. */
  readonly id: string;
  readonly length: number;
  /** The number of today's door: below 1 before the first day, above `length` after the last. */
  readonly today: number;
  /** When the next door can be opened, possibly of the next countdown; null if there is none. */
  readonly nextDoorAt: Date | null;
}

type Countdown = Pick<CalendarFile, 'from' | 'repeats'> & { readonly doors: { readonly length: number } };

/** Returns the countdown that runs at this time, else the next one, or the past one if it does not repeat. */
export function roundAt({ from, repeats, doors: { length } }: Countdown, timeZone: string, now: Date): Round {
  const { year, month, day } = dayIn(timeZone, now);
  const today = Date.UTC(year, month - 1, day) / DAY;
  const begin = Date.parse(from) / DAY;
  const past = repeats && today > begin ? Math.floor((today - begin) / length) : 0;
  const first = begin + past * length;
  const next = Math.max(today + 1, first);
  const isOver = !repeats && next >= first + length;
  return {
    id: nameOf(first),
    length,
    today: today - first + 1,
    nextDoorAt: isOver ? null : startOfDay(timeZone, dayAt(next)),
  };
}

/** The date of a door, for example `2026-12-24`. */
export const dayOfDoor = ({ id }: Pick<Round, 'id'>, door: number): string =>
  nameOf(Date.parse(id) / DAY + door - 1);

export function doorState(
  door: number,
  { today, length }: Pick<Round, 'today' | 'length'>,
  { isOpened, pastDoors }: { readonly isOpened: boolean; readonly pastDoors: CalendarFile['pastDoors'] },
): CalendarDoorState {
  if (isOpened) return 'Open';
  if (door > today) return 'Shut';
  if (door === today) return 'Today';
  return pastDoors === 'open' && today <= length ? 'Late' : 'Missed';
}

/** Whether a door is among the first `previewDoors` doors after today's. */
export const mayPreview = (door: number, { today }: Pick<Round, 'today'>, previewDoors: number): boolean =>
  door > today && door <= today + previewDoors;

const nameOf = (dayNumber: number): string => new Date(dayNumber * DAY).toISOString().slice(0, 10);

function dayAt(dayNumber: number) {
  const [year = 0, month = 0, day = 0] = nameOf(dayNumber).split('-').map(Number);
  return { year, month, day };
}
