import { DAY } from '@foyer/domain/duration.ts';

type When =
  | { readonly kind: 'today'; readonly time: string }
  | { readonly kind: 'yesterday' }
  | { readonly kind: 'day'; readonly day: string };

/** Day number in a time zone; consecutive days differ by one. */
function dayNumber(date: Date, timeZone: string): number {
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date);
  return Date.parse(`${isoDay}T00:00:00Z`) / DAY;
}

/** Relative date of a past moment: the time for today, the weekday within the last week, otherwise the date. */
export function when(iso: string, nowMs: number, tag: string, timeZone: string): When {
  const date = new Date(iso);
  const daysAgo = dayNumber(new Date(nowMs), timeZone) - dayNumber(date, timeZone);
  const write = (form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...form, timeZone }).format(date);
  if (daysAgo <= 0) return { kind: 'today', time: write({ hour: '2-digit', minute: '2-digit' }) };
  if (daysAgo === 1) return { kind: 'yesterday' };
  return { kind: 'day', day: write(daysAgo < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' }) };
}
