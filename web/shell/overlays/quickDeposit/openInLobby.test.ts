import { expect, test, vi } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { openInLobby } from './openInLobby.ts';

test('CASH-04 the quick deposit opens 100 ms after the lobby', () => {
  const clock = fakeClock();
  const open = vi.fn();
  openInLobby(clock, open);
  clock.advance(99);
  expect(open).not.toHaveBeenCalled();
  clock.advance(1);
  expect(open).toHaveBeenCalledOnce();
});

test('CASH-05 the quick deposit does not open for a player who has gone on', () => {
  const clock = fakeClock();
  const open = vi.fn();
  openInLobby(clock, open)();
  clock.advance(1_000);
  expect(open).not.toHaveBeenCalled();
});
