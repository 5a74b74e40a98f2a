import { expect, it, vi } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { createLeaderboardRefresher } from './leaderboardRefresher.ts';

function watching(isSeen = () => true) {
  const clock = fakeClock();
  const ask = vi.fn();
  const watch = createLeaderboardRefresher({ clock, refetch: ask, isVisible: isSeen });
  return { clock, ask, watch, stop: watch.start() };
}

it('JACK-51 the board is read again as pots grow, at most every 10 s, and not while nothing was given', () => {
  const { clock, ask, watch, stop } = watching();
  clock.advance(60_000);
  expect(ask).not.toHaveBeenCalled();
  watch.potsGrown();
  expect(ask).toHaveBeenCalledTimes(1);
  for (let quarter = 0; quarter < 39; quarter++) {
    clock.advance(250);
    watch.potsGrown();
  }
  expect(ask).toHaveBeenCalledTimes(1);
  clock.advance(250);
  expect(ask).toHaveBeenCalledTimes(2);
  watch.potsGrown();
  stop();
  clock.advance(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(clock.pending()).toEqual([]);
});

it('JACK-51 what grew while the board had just been read is read when its time has come', () => {
  const { clock, ask, watch } = watching();
  watch.potsGrown();
  clock.advance(9_999);
  expect(ask).not.toHaveBeenCalled();
  clock.advance(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('JACK-51 a page that nobody sees asks nothing, and asks once it is seen and pots grow', () => {
  let isSeen = false;
  const { clock, ask, watch } = watching(() => isSeen);
  watch.potsGrown();
  clock.advance(60_000);
  expect(ask).not.toHaveBeenCalled();
  isSeen = true;
  watch.potsGrown();
  expect(ask).toHaveBeenCalledTimes(1);
});
