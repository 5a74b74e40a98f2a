import { describe, expect, it } from 'vitest';
import { ago, winnerRows, type Winner } from './winnerRows.ts';

const WINNER: Winner = {
  winnerInitials: 'K. L.',
  winAmount: '212.50',
  winCurrency: 'EUR',
  brand: 'northlight',
  timestamp: '2026-11-22T19:00:05.000Z',
  instanceId: 'northlight-hourly-20261122T1800Z',
  jackpotName: 'hourly',
  cursor: '7',
};

describe('RAFF-17 a winner is shown', () => {
  it('only with initials, amount, currency, time and brand', () => {
    expect(winnerRows([WINNER])).toEqual([
      {
        cursor: '7',
        initials: 'K. L.',
        amount: { amount: '212.50', currency: 'EUR' },
        drop: 'hourly',
        at: WINNER.timestamp,
      },
    ]);
  });

  it.each(['winnerInitials', 'winAmount', 'winCurrency', 'timestamp', 'brand'] as const)(
    'not without %s, and the others stay',
    (missing) => {
      const other = { ...WINNER, cursor: '8' };
      const shown = winnerRows([{ ...WINNER, [missing]: null }, other]);
      expect(shown.map(({ cursor }) => cursor)).toEqual(['8']);
    },
  );
});

it('RAFF-15 a winner has initials, amount, currency, brand, time, drop, type and cursor', () => {
  expect(Object.keys(WINNER).sort()).toEqual(
    [
      'brand',
      'cursor',
      'instanceId',
      'jackpotName',
      'timestamp',
      'winAmount',
      'winCurrency',
      'winnerInitials',
    ].sort(),
  );
});

describe('relative times', () => {
  const now = Date.parse('2026-11-22T19:00:00Z');
  it.each([
    ['2026-11-22T19:00:20Z', '1 minute ago'],
    ['2026-11-22T18:59:50Z', '1 minute ago'],
    ['2026-11-22T18:56:00Z', '4 minutes ago'],
    ['2026-11-22T17:30:00Z', '1 hour ago'],
    ['2026-11-21T18:30:00Z', 'yesterday'],
    ['2026-11-18T18:30:00Z', '4 days ago'],
    ['2026-11-08T23:30:00Z', 'November 9'],
  ])('%s is %s', (iso, said) => {
    expect(ago(iso, now, { tag: 'en', timeZone: 'Europe/Helsinki' })).toBe(said);
  });
});
