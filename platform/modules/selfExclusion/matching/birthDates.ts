import { DAY } from '@foyer/domain/duration.ts';

/** How closely two birth dates (ISO 8601) agree. */
export type BirthDateGrade = 'same' | 'near' | 'different';

export function birthDateGrade(one: string, other: string): BirthDateGrade {
  if (one === other) return 'same';
  return nearDates(one).has(other) ? 'near' : 'different';
}

/** Cached, because one player is compared with many others. */
const remembered = new Map<string, ReadonlySet<string>>();
const MOST_REMEMBERED = 1_000;

function nearDates(date: string): ReadonlySet<string> {
  const known = remembered.get(date);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const near = nearBirthDates(date);
  remembered.set(date, near);
  return near;
}

/**
 * Returns the dates that one typing error could produce: one digit replaced, two adjacent digits swapped,
 * day and month swapped, or one day or year off. Symmetric: if a is near b, b is near a.
 */
export function nearBirthDates(date: string): ReadonlySet<string> {
  const [year = '', month = '', day = ''] = date.split('-');
  const digits = year + month + day;
  const near = new Set<string>();
  const add = (text: string): void => {
    const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
    if (iso !== date && isDate(iso)) near.add(iso);
  };
  add(year + day + month);
  for (let at = 0; at < digits.length; at += 1) {
    for (const digit of '0123456789') add(digits.slice(0, at) + digit + digits.slice(at + 1));
    add(digits.slice(0, at) + (digits[at + 1] ?? '') + (digits[at] ?? '') + digits.slice(at + 2));
  }
  const moment = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(moment)) return near;
  for (const beside of [-DAY, DAY]) add(isoDate(moment + beside).replaceAll('-', ''));
  for (const beside of [-1, 1]) add(String(Number(year) + beside).padStart(4, '0') + month + day);
  return near;
}

const isoDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const isDate = (iso: string): boolean => {
  const moment = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment) && isoDate(moment) === iso;
};
