import { expect, test } from 'vitest';
import { phaseOf } from '../limits/index.ts';
import { choicesOf, endOf, type SelfExclusion } from './stops.ts';

const NOW = Date.parse('2026-11-23T10:00:00.000Z');
const open: SelfExclusion = {
  id: 'mia',
  timeoutEndsAt: null,
  exclusion: null,
  timeoutDays: [1, 30],
  terms: [
    { id: 'P6M', months: 6 },
    { id: 'P12M', months: 12 },
    { id: 'P60M', months: 60 },
    { id: 'indefinite', months: null },
  ],
};

test('EXCLUSION-08 a time-out has a duration in days', () => {
  const choices = choicesOf('timeout', open);
  expect(choices).toEqual([
    { id: '1', unit: 'days', count: 1 },
    { id: '30', unit: 'days', count: 30 },
  ]);
  expect(choices.map((choice) => endOf(choice, NOW))).toEqual([
    '2026-11-24T10:00:00.000Z',
    '2026-12-23T10:00:00.000Z',
  ]);
});

test('EXCLUSION-02 an exclusion has a duration in months, in full years, or no end', () => {
  const choices = choicesOf('exclusion', open);
  expect(choices.map(({ unit, count }) => [unit, count])).toEqual([
    ['months', 6],
    ['years', 1],
    ['years', 5],
    ['indefinite', 0],
  ]);
  expect(choices.map((choice) => endOf(choice, NOW))).toEqual([
    '2027-05-23T10:00:00.000Z',
    '2027-11-23T10:00:00.000Z',
    '2031-11-23T10:00:00.000Z',
    null,
  ]);
});

test('LIC-15 a licence without terms offers no choice', () => {
  expect(choicesOf('exclusion', { ...open, terms: [] })).toEqual([]);
});

test.each([
  [-1, 'waits'],
  [0, 'ready'],
  [999, 'ready'],
  [1000, 'lapsed'],
])('EXCLUSION-05 an early end %i ms after it is ready: %s', (afterMs, phase) => {
  const lift = { readyAt: new Date(NOW).toISOString(), lapsesAt: new Date(NOW + 1000).toISOString() };
  expect(phaseOf(lift, NOW + afterMs)).toBe(phase);
});
