import { DAY } from '@foyer/domain/duration.ts';

export interface Day<Entry> {
  /** ISO 8601 date in the reader's time zone. */
  readonly date: string;
  /** Such as `Today` or `28 November`. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

interface Reader {
  readonly tag: string;
  readonly timeZone: string;
  readonly nowMs: number;
}

/** The entries by day in the reader's time zone, in their order. */
export function byDay<Entry extends { readonly createdAt: string }>(
  entries: readonly Entry[],
  reader: Reader,
): readonly Day<Entry>[] {
  const date = dateIn(reader.timeZone);
  const dates = [...new Set(entries.map(({ createdAt }) => date(Date.parse(createdAt))))];
  return dates.map((one) => ({
    date: one,
    name: nameOf(one, date(reader.nowMs), reader.tag),
    entries: entries.filter(({ createdAt }) => date(Date.parse(createdAt)) === one),
  }));
}

/** Swedish dates are ISO 8601 dates. */
function dateIn(timeZone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (ms) => format.format(ms);
}

function nameOf(date: string, today: string, tag: string): string {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(date)) / DAY);
  const name =
    daysAgo === 0 || daysAgo === 1
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-daysAgo, 'day')
      : new Intl.DateTimeFormat(tag, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          timeZone: 'UTC',
        }).format(Date.parse(date));
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
