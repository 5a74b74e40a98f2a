import { describe, expect, it } from 'vitest';
import { exportHref, filterOf, NO_FILTER, spanOf } from './filter.ts';

const midnight = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

describe('the filter of a history', () => {
  it('MONEY-02 begins with the first day and ends after the last, where the reader is', () => {
    expect(spanOf({ from: '2027-02-01', to: '2027-02-28' })).toEqual({
      from: midnight(2027, 2, 1),
      to: midnight(2027, 3, 1),
    });
  });

  it.each(['', '2027-02', 'yesterday', '2027-02-1'])('MONEY-02 %j is no day, and asks for any', (day) => {
    expect(spanOf({ from: day, to: day })).toEqual({});
  });

  it('CASH-18 CASH-19 asks for one kind, and one status where one is chosen', () => {
    expect(filterOf('Deposit', NO_FILTER)).toEqual({ type: 'Deposit' });
    expect(filterOf('Withdrawal', { ...NO_FILTER, status: 'RolledBacked' })).toEqual({
      type: 'Withdrawal',
      statuses: ['RolledBacked'],
    });
  });

  it('MONEY-02 CASH-20 the table is asked for in the same words', () => {
    expect(exportHref('deposits', NO_FILTER)).toBe('/history/deposits.csv');
    const href = exportHref('withdrawals', {
      from: '2027-02-01',
      to: '',
      status: 'Cancelled',
      sort: 'processedAt',
    });
    expect(Object.fromEntries(new URL(href, 'http://localhost').searchParams)).toEqual({
      from: midnight(2027, 2, 1),
      status: 'Cancelled',
      sort: 'processedAt',
    });
  });
});
