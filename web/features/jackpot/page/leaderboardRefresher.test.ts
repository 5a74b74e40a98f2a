import { expect, it, vi } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { createLeaderboardRefresher } from './leaderboardRefresher.ts';

function watching(isSeen = () => true) {
  const clock = fakeClock();
  const ask = vi.fn();
  const refresher = createLeaderboardRefresher({ clock, refetch: ask, isVisible: isSeen });
  return { clock, ask, watch: refresher, stop: refresher.start() };
}

it('JACK-51 refetches when pots grow, at most every 10 s', () => {
  const { clock, ask, watch: refresher, stop } = watching();
  clock.advance(60_000);
  expect(ask).not.toHaveBeenCalled();
  refresher.potsGrown();
  expect(ask).toHaveBeenCalledTimes(1);
  for (let quarter = 0; quarter < 39; quarter++) {
    clock.advance(250);
    refresher.potsGrown();
  }
  expect(ask).toHaveBeenCalledTimes(1);
  clock.advance(250);
  expect(ask).toHaveBeenCalledTimes(2);
  refresher.potsGrown();
  stop();
  clock.advance(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(clock.pending()).toEqual([]);
});

it('JACK-51 refetches after the interval if pots grew meanwhile', () => {
  const { clock, ask, watch: refresher } = watching();
  refresher.potsGrown();
  clock.advance(9_999);
  expect(ask).not.toHaveBeenCalled();
  clock.advance(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('JACK-51 does not refetch on a hidden page', () => {
  let isSeen = false;
  const { clock, ask, watch: refresher } = watching(() => isSeen);
  refresher.potsGrown();
  clock.advance(60_000);
  expect(ask).not.toHaveBeenCalled();
  isSeen = true;
  refresher.potsGrown();
  expect(ask).toHaveBeenCalledTimes(1);
});
