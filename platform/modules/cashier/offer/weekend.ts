import { dayIn, startOfDay, weekdayOf } from '../../../infra/zonedTime.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/** FLAG-06: when the weekend is over, on Monday at midnight where the brand is; null on a working day. */
export function weekendUntil(now: Date, timeZone: string): Date | null {
  const today = dayIn(timeZone, now);
  const weekday = weekdayOf(today);
  if (weekday !== SATURDAY && weekday !== SUNDAY) return null;
  return startOfDay(timeZone, { ...today, day: today.day + (weekday === SATURDAY ? 2 : 1) });
}
