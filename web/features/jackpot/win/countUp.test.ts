import { expect, it } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { createCountUp } from './countUp.ts';

const TOTAL = { amount: '1284905.55', currency: 'EUR' } as const;

it('JACK-47 counts up for 10 s, never down, to the exact amount', () => {
  const clock = fakeClock();
  const count = createCountUp(clock, TOTAL, false);
  count.start();
  const amounts = Array.from({ length: 10 }, () => {
    const { amount } = count.get().amount;
    clock.advance(1000);
    return Number(amount);
  });
  expect(amounts[0]).toBe(0);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  expect(amounts.at(-1)).toBeLessThan(1_284_905.55);
  expect(count.get().amount).toEqual(TOTAL);
  expect(clock.pending()).toEqual([]);
});

it('JACK-48 ends the celebration after 4 s', () => {
  const clock = fakeClock();
  const count = createCountUp(clock, TOTAL, false);
  const stop = count.start();
  clock.advance(3999);
  expect(count.get().isCelebrating).toBe(true);
  clock.advance(51);
  expect(count.get().isCelebrating).toBe(false);
  stop();
  expect(clock.pending()).toEqual([]);
});

it('JACK-47 shows the full amount at once with reduced motion', () => {
  const clock = fakeClock();
  const count = createCountUp(clock, TOTAL, true);
  count.start();
  expect(count.get()).toEqual({ amount: TOTAL, isCelebrating: false });
  expect(clock.pending()).toEqual([]);
});
