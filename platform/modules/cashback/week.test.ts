import { describe, expect, it } from 'vitest';
import { HOUR } from '@foyer/domain/duration.ts';
import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import { cashbackOf, toStoredBounds } from './terms.ts';
import { weekAt, weeksToCalculate } from './week.ts';

describe('ROUTE-56 a week', () => {
  it.each([
    [
      'Europe/Helsinki',
      '2026-11-22T21:59:59.999Z',
      '2026-11-15T22:00:00.000Z',
      '2026-11-22T22:00:00.000Z',
      168,
    ],
    [
      'Europe/Helsinki',
      '2026-11-22T22:00:00.000Z',
      '2026-11-22T22:00:00.000Z',
      '2026-11-29T22:00:00.000Z',
      168,
    ],
    [
      'Europe/Helsinki',
      '2027-03-28T12:00:00.000Z',
      '2027-03-21T22:00:00.000Z',
      '2027-03-28T21:00:00.000Z',
      167,
    ],
    [
      'Europe/Helsinki',
      '2027-10-31T12:00:00.000Z',
      '2027-10-24T21:00:00.000Z',
      '2027-10-31T22:00:00.000Z',
      169,
    ],
    [
      'Pacific/Auckland',
      '2027-04-03T12:00:00.000Z',
      '2027-03-28T11:00:00.000Z',
      '2027-04-04T12:00:00.000Z',
      169,
    ],
  ])('ROUTE-56 of %s at %s lasts from Monday to Monday in its time zone', (zone, at, from, until, hours) => {
    const week = weekAt(zone, new Date(at));
    expect([week.from.toISOString(), week.until.toISOString()]).toEqual([from, until]);
    expect((week.until.getTime() - week.from.getTime()) / HOUR).toBe(hours);
    expect(week.settledAt.getTime() - week.until.getTime()).toBe(12 * HOUR);
    expect(weekAt(zone, week.until, 1)).toEqual(week);
    expect(weekAt(zone, new Date(week.from.getTime() - 1))).toEqual(weekAt(zone, new Date(at), 1));
  });

  it('ROUTE-56 is calculated a minute after the following noon, and not before the scheme began', () => {
    const reckoned = (at: string, startsOn = '2026-01-05') =>
      weeksToCalculate('Europe/Helsinki', new Date(at), startsOn).map(({ from }) => from.toISOString());
    expect(reckoned('2026-11-23T10:00:59.999Z').at(-1)).toBe('2026-11-08T22:00:00.000Z');
    expect(reckoned('2026-11-23T10:01:00.000Z').at(-1)).toBe('2026-11-15T22:00:00.000Z');
    expect(reckoned('2026-11-23T10:01:00.000Z', '2026-11-16')).toEqual(['2026-11-15T22:00:00.000Z']);
    expect(reckoned('2026-11-23T10:01:00.000Z', '2026-11-17')).toEqual([]);
  });
});

it('ROUTE-56 after an outage the last four weeks are calculated', () => {
  const calculated = (at: string) =>
    weeksToCalculate('Europe/Helsinki', new Date(at), '2026-01-05').map(({ from }) => from.toISOString());
  const weeks = [
    '2026-10-18T21:00:00.000Z',
    '2026-10-25T22:00:00.000Z',
    '2026-11-01T22:00:00.000Z',
    '2026-11-08T22:00:00.000Z',
    '2026-11-15T22:00:00.000Z',
  ];
  expect(calculated('2026-11-23T10:00:59.999Z')).toEqual(weeks.slice(0, 4));
  expect(calculated('2026-11-23T10:01:00.000Z')).toEqual(weeks.slice(1));
});

it('ROUTE-56 a scheme that starts in the first days of a year has that week', () => {
  const calculated = (startsOn: string) =>
    weeksToCalculate('Europe/Helsinki', new Date('2026-01-12T12:00:00Z'), startsOn);
  expect(calculated('2026-01-05').map(({ from }) => from.toISOString())).toEqual([
    '2026-01-04T22:00:00.000Z',
  ]);
  expect(calculated('2026-01-06')).toEqual([]);
});

describe('ROUTE-56 cashback', () => {
  const bound = { minimum: fromDecimal('1.00', 'EUR'), maximum: fromDecimal('200.00', 'EUR') };
  const terms = { percent: 10, bounds: new Map([['EUR', bound]]) };

  it.each([
    ['-50.00', '0.00'],
    ['0.00', '0.00'],
    ['9.99', '0.00'],
    ['10.00', '1.00'],
    ['10.09', '1.00'],
    ['84.00', '8.40'],
    ['2000.00', '200.00'],
    ['90071992547409.93', '200.00'],
  ])('ROUTE-56 for a net loss of %s is %s', (lost, back) => {
    expect(toDecimal(cashbackOf(fromDecimal(lost, 'EUR'), terms))).toBe(back);
  });

  it('ROUTE-56 is stored with its bounds in minor units', () => {
    expect(toStoredBounds(terms)).toEqual({ EUR: { minimum: '100', maximum: '20000' } });
  });

  it('ROUTE-56 is nothing in a currency without bounds', () => {
    expect(toDecimal(cashbackOf(fromDecimal('500.00', 'NOK'), terms))).toBe('0.00');
  });
});
