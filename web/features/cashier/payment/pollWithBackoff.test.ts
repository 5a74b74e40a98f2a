import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { pollWithBackoff } from './pollWithBackoff.ts';

it('MONEY-08 a payment without updates is polled with increasing intervals until it is final', () => {
  const clock = fakeClock();
  const polledAt: number[] = [];
  const stop = pollWithBackoff(() => void polledAt.push(clock.now() / SECOND), clock);
  clock.advance(4 * MINUTE);
  expect(polledAt).toEqual([2, 6, 14, 30, 62, 122, 182]);
  stop();
  clock.advance(10 * MINUTE);
  expect(polledAt).toHaveLength(7);
  expect(clock.pending()).toEqual([]);
});
