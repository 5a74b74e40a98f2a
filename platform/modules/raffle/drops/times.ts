import type { DropType } from '@foyer/contract/raffle/drops.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { dayIn, hourOfDay, startOfDay, weekdayOf, type Day } from '../../../infra/zonedTime.ts';

/** Nine in the evening: of every day, and of Sundays. */
const EVENING = 21;

/** RAFF-12: when a drop that runs at a moment is over, by the clocks of its brand's place. */
export function endOf(type: DropType, timeZone: string, at: Date): Date {
  if (type === 'hourly') return nextHour(timeZone, at);
  const evenings = nextDays(dayIn(timeZone, at)).filter(
    (day) => type === 'daily' || weekdayOf(day) === SUNDAY,
  );
  const end = evenings.map((day) => hourOfDay(timeZone, day, EVENING)).find((evening) => evening > at);
  if (!end) throw new RangeError(`no ${type} drop ends after ${at.toISOString()}`);
  return end;
}

const SUNDAY = 0;

/** The day itself and as many as there are until the second Sunday. */
const nextDays = ({ year, month, day }: Day): readonly Day[] =>
  Array.from({ length: 8 }, (_, later) => ({ year, month, day: day + later }));

/** On the hour of the place: there are some that are half an hour apart from the others. */
function nextHour(timeZone: string, at: Date): Date {
  const midnight = startOfDay(timeZone, dayIn(timeZone, at)).getTime();
  return new Date(midnight + (Math.floor((at.getTime() - midnight) / HOUR) + 1) * HOUR);
}

/** `<brand>-<type>-<its beginning>`, as `northlight-hourly-20261122T1900Z`. */
export const instanceOf = (brand: string, type: DropType, startsAt: Date): string =>
  `${brand}-${type}-${startsAt.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z`;

/** RAFF-04: by the number of the week in which a drop is over, so that every node and every restart says the same. */
export function studioOf(studios: readonly string[], timeZone: string, endsAt: Date): string | null {
  const { year, month, day } = dayIn(timeZone, endsAt);
  const week = Math.floor(Date.UTC(year, month - 1, day) / (7 * DAY));
  return studios[week % studios.length] ?? null;
}
