import type { DropType } from '@foyer/contract/raffle/drops.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { dayIn, hourOfDay, startOfDay, weekdayOf } from '../../../infra/time/zonedTime.ts';

/** Daily drops end at 21:00, weekly drops on Sundays at 21:00, local time. */
const EVENING = 21;

/** RAFF-12: the end of the drop that is running at a time, in the brand's time zone. */
export function endOf(type: DropType, timeZone: string, at: Date): Date {
  if (type === 'hourly') return nextHour(timeZone, at);
  const today = dayIn(timeZone, at);
  const [daysUntilEnd, days] = type === 'daily' ? [0, 1] : [(7 - weekdayOf(today)) % 7, 7];
  const evening = (later: number) =>
    hourOfDay(timeZone, { ...today, day: today.day + daysUntilEnd + later }, EVENING);
  const end = evening(0);
  return end > at ? end : evening(days);
}

/** The next full hour in local time; some time zones have offsets of half an hour. */
function nextHour(timeZone: string, at: Date): Date {
  const midnight = startOfDay(timeZone, dayIn(timeZone, at)).getTime();
  return new Date(midnight + (Math.floor((at.getTime() - midnight) / HOUR) + 1) * HOUR);
}

/** `<brand>-<type>-<start>`, for example `northlight-hourly-20261122T1900Z`. */
export const instanceOf = (brand: string, type: DropType, startsAt: Date): string =>
  `${brand}-${type}-${startsAt.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z`;

/** RAFF-04: the studio of the week, by the week number of the drop's end, so that all nodes agree. */
export function studioOf(studios: readonly string[], timeZone: string, endsAt: Date): string | null {
  const { year, month, day } = dayIn(timeZone, endsAt);
  const week = Math.floor(Date.UTC(year, month - 1, day) / (7 * DAY));
  return studios[week % studios.length] ?? null;
}
