import { expect, it } from 'vitest';
import { byDay } from './days.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const at = (createdAt: string) => ({ createdAt });
const days = (tag: string, timeZone: string, ...times: string[]) =>
  byDay(times.map(at), { tag, timeZone, nowMs: NOW }).map(({ name, entries }) => [name, entries.length]);

it('entries are grouped by the reader’s days, in their order', () => {
  const times = [
    '2026-11-30T11:00:00Z',
    '2026-11-29T23:30:00Z',
    '2026-11-29T08:00:00Z',
    '2026-11-27T08:00:00Z',
  ];
  expect(days('en-GB', 'UTC', ...times)).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Friday 27 November', 1],
  ]);
  expect(days('en-GB', 'Europe/Helsinki', ...times)).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Friday 27 November', 1],
  ]);
});

it('days are named in the reader’s language', () => {
  expect(days('fi-FI', 'UTC', '2026-11-30T11:00:00Z', '2026-11-27T08:00:00Z')).toEqual([
    ['Tänään', 1],
    ['Perjantai 27. marraskuuta', 1],
  ]);
  expect(days('ja-JP', 'UTC', '2026-11-29T11:00:00Z')).toEqual([['昨日', 1]]);
});

it('an entry that is a minute older than the next one does not repeat its day', () => {
  const times = ['2026-11-29T23:59:00Z', '2026-11-30T00:00:00Z', '2026-11-29T23:58:00Z'];
  expect(days('en-GB', 'UTC', ...times)).toEqual([
    ['Yesterday', 2],
    ['Today', 1],
  ]);
});

it('the day after the change to winter time is one day ago', () => {
  const reader = { tag: 'en-GB', timeZone: 'Europe/Helsinki', nowMs: Date.parse('2026-10-26T00:30:00Z') };
  expect(byDay([at('2026-10-24T23:30:00Z')], reader).map(({ name }) => name)).toEqual(['Yesterday']);
});
