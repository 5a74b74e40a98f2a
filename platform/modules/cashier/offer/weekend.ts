import { dayIn, startOfDay, weekdayOf } from '../../../infra/time/zonedTime.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/** FLAG-06: end of the current weekend, Monday 00:00 in the brand's time zone; null on a weekday. */
export function weekendUntil(now: Date, timeZone: string): Date | null {
  const today = dayIn(timeZone, now);
  const weekday = weekdayOf(today);
  if (weekday !== SATURDAY && weekday !== SUNDAY) return null;
  return startOfDay(timeZone, { ...today, day: today.day + (weekday === SATURDAY ? 2 : 1) });
}
