import { expect, it } from 'vitest';
import { runningCashback, timeLeft } from './figures.ts';

it('cashback is that of the running week, from the smallest amount that is granted on', () => {
  const cashback = (state: 'Running' | 'Given', amount: string) => ({
    currency: 'EUR' as const,
    minimum: '1.00',
    weeks: [{ state, amount }],
  });
  expect(runningCashback(cashback('Running', '1.00'))).toEqual({ amount: '1.00', currency: 'EUR' });
  expect(runningCashback(cashback('Running', '0.99'))).toBeNull();
  expect(runningCashback(cashback('Given', '6.40'))).toBeNull();
  expect(runningCashback(null)).toBeNull();
});

it.each([
  [768_000, '12:48'],
  [61_999, '1:01'],
  [-5, '0:00'],
])('of %d ms are left %s', (leftMs, left) => {
  expect(timeLeft(1_000_000 + leftMs, 1_000_000)).toBe(left);
});
