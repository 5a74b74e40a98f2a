import { describe, expect, it } from 'vitest';
import { exportHref, filterOf, NO_FILTER, spanOf } from './filter.ts';

const midnight = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString();

describe('the filter of a history', () => {
  it('MONEY-02 includes the first and the last day in the reader’s time zone', () => {
    expect(spanOf({ from: '2027-02-01', to: '2027-02-28' })).toEqual({
      from: midnight(2027, 2, 1),
      to: midnight(2027, 3, 1),
    });
  });

  it.each(['', '2027-02', 'yesterday', '2027-02-1'])('MONEY-02 %j is not a date and sets no bound', (day) => {
    expect(spanOf({ from: day, to: day })).toEqual({});
  });

  it('CASH-18 CASH-19 filters by type, and by status if one is chosen', () => {
    expect(filterOf('Deposit', NO_FILTER)).toEqual({ type: 'Deposit' });
    expect(filterOf('Withdrawal', { ...NO_FILTER, status: 'RolledBacked' })).toEqual({
      type: 'Withdrawal',
      statuses: ['RolledBacked'],
    });
  });

  it('MONEY-02 CASH-20 the export URL has the same filter', () => {
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
