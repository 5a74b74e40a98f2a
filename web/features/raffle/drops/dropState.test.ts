import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DROP_TYPES, RaffleInstanceSchema } from '@foyer/contract/raffle/drops.ts';
import { drop, NOW } from '../testing/examples.ts';
import { isShown, nextDrop, NO_DROPS, potOf, ticketsOf, timeLeft, withDrop } from './dropState.ts';

const hourly = drop('hourly', '2026-11-22T20:00:00Z');
const daily = drop('daily', '2026-11-22T21:00:00Z');
const weekly = drop('weekly', '2026-11-25T21:00:00Z');

it('RAFF-11 a drop needs an id, pots with a value, a start and an end', () => {
  expect(potOf(hourly)).toBe('75.00');
  for (const field of ['id', 'pots', 'timestamp_start', 'timestamp_end'] as const) {
    const { [field]: left, ...rest } = hourly;
    expect(left).toBeDefined();
    expect(v.is(RaffleInstanceSchema, rest)).toBe(false);
  }
});

it('RAFF-12 drops are shown hourly, daily, weekly in any order of arrival', () => {
  expect(DROP_TYPES).toEqual(['hourly', 'daily', 'weekly']);
  const state = [weekly, hourly, daily, hourly].reduce(withDrop, NO_DROPS);
  expect(state.drops).toEqual([hourly, daily, weekly]);
  expect(v.is(RaffleInstanceSchema, { ...hourly, type: 'monthly' })).toBe(false);
});

describe('RAFF-18 visibility of a drop', () => {
  it.each([
    ['without a pot', { pots: [] }, false],
    ['whose pot is zero', { pots: [{ id: 'total', current_value: '0.00' }] }, false],
    ['with a pot', {}, true],
    ['whose pot is a cent', { pots: [{ id: 'total', current_value: '0.01' }] }, true],
  ])('%s is shown or hidden correctly', (_what, more, shown) => {
    expect(isShown(drop('hourly', '2026-11-22T20:00:00Z', more))).toBe(shown);
  });
});

describe('RAFF-20 the next drop', () => {
  it('is the active drop that ends first', () => {
    expect(nextDrop([weekly, daily, hourly], NOW)).toBe(hourly);
    expect(nextDrop([weekly, daily], NOW)).toBe(daily);
  });

  it('is not an ended or future drop', () => {
    const over = drop('hourly', '2026-11-22T19:30:00Z');
    const coming = drop('hourly', '2026-11-22T20:00:00Z', { timestamp_start: '2026-11-22T19:30:01Z' });
    expect(nextDrop([over, daily], NOW)).toBe(daily);
    expect(nextDrop([coming, weekly], NOW)).toBe(weekly);
    expect(nextDrop([over, coming], NOW)).toBeNull();
    expect(nextDrop([], NOW)).toBeNull();
  });
});

it('OPEN-49 RAFF-14 tickets come from the socket, otherwise from the request', () => {
  const state = { ...NO_DROPS, tickets: new Map([[hourly.id, 12]]) };
  expect(ticketsOf(state, hourly)).toBe(12);
  expect(ticketsOf(state, daily)).toBe(3);
  expect(ticketsOf(state, { ...daily, own: null })).toBeNull();
});

describe('the remaining time', () => {
  it.each([
    ['2026-11-22T19:42:48Z', '12:48', 'minutes', 12.8],
    ['2026-11-22T19:30:09Z', '0:09', 'minutes', 0.15],
    ['2026-11-22T20:30:00Z', '1:00:00', 'hours', 1],
    ['2026-11-23T02:00:00Z', '6:30:00', 'hours', 6.5],
    ['2026-11-23T19:29:24Z', '23:59:24', 'hours', 23.99],
    ['2026-11-23T19:30:00Z', '1', 'days', 1],
    ['2026-11-26T10:00:00Z', '3', 'days', 3],
    ['2026-11-22T19:00:00Z', '0:00', 'minutes', 0],
  ])('until %s is %s %s', (end, text, unit, count) => {
    expect(timeLeft(drop('hourly', end), NOW)).toMatchObject({ text, unit, count });
  });

  it('is a share of the drop’s duration and never negative', () => {
    expect(timeLeft(hourly, NOW).part).toBe(0.5);
    expect(timeLeft(hourly, NOW - 7_200_000).part).toBe(1);
    expect(timeLeft(hourly, NOW + 7_200_000).part).toBe(0);
  });
});
