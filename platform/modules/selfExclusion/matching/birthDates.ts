import { LRUCache } from 'lru-cache';
import { DAY } from '@foyer/domain/duration.ts';

/** How closely two birth dates (ISO 8601) agree. */
export type BirthDateGrade = 'same' | 'near' | 'different';

export function birthDateGrade(one: string, other: string): BirthDateGrade {
  if (one === other) return 'same';
  return nearDates.memo(one).has(other) ? 'near' : 'different';
}

/** Cached, because one player is compared with many others. */
const nearDates = new LRUCache<string, ReadonlySet<string>>({
  max: 1_000,
  memoMethod: (date) => nearBirthDates(date),
});

/**
 * Returns the dates that one typing error could produce: one digit replaced, two adjacent digits swapped,
 * day and month swapped, or one day or year off. Symmetric: if a is near b, b is near a.
 */
export function nearBirthDates(date: string): ReadonlySet<string> {
  const near = new Set<string>();
  const moment = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(moment)) return near;
  near.add(isoDate(moment - DAY)).add(isoDate(moment + DAY));
  const add = (text: string): void => {
    const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
    if (iso !== date && isDate(iso)) near.add(iso);
  };
  const digits = date.replaceAll('-', '');
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
  add(year + day + month);
  add(`${Number(year) - 1}${month}${day}`);
  add(`${Number(year) + 1}${month}${day}`);
  for (const [at, own] of Array.from(digits).entries()) {
    const [before, next, after] = [digits.slice(0, at), digits.slice(at + 1, at + 2), digits.slice(at + 2)];
    for (const digit of '0123456789') add(before + digit + next + after);
    add(before + next + own + after);
  }
  return near;
}

const isoDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

// PostgreSQL has no year 0, which one replaced digit of the year 2000 would give.
const isDate = (iso: string): boolean => {
  const moment = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment) && isoDate(moment) === iso && !iso.startsWith('0000-');
};
