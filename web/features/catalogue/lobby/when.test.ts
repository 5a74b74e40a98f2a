import { expect, it } from 'vitest';
import { when } from './when.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

it.each([
  ['2026-11-20T09:05:00Z', 'UTC', { kind: 'today', time: '09:05' }],
  ['2026-11-19T23:30:00Z', 'UTC', { kind: 'yesterday' }],
  ['2026-11-19T23:30:00Z', 'Europe/Helsinki', { kind: 'today', time: '01:30' }],
  ['2026-11-15T12:00:00Z', 'UTC', { kind: 'day', day: 'Sunday' }],
  ['2026-11-12T12:00:00Z', 'UTC', { kind: 'day', day: '12 November' }],
])('%s in %s is described as %o', (iso, timeZone, spoken) => {
  expect(when(iso, NOW, 'en-NZ', timeZone)).toEqual(
    'time' in spoken ? { ...spoken, time: expect.stringContaining(spoken.time) } : spoken,
  );
});
