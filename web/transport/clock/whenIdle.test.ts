import { expect, it, vi } from 'vitest';
import { fakeClock } from './fakeClock.ts';
import { whenIdle } from './whenIdle.ts';

function waiting() {
  const clock = fakeClock();
  const page = new EventTarget();
  const run = vi.fn();
  const cancel = whenIdle(run, clock, page);
  return { clock, run, cancel, input: (type: string) => page.dispatchEvent(new Event(type)) };
}

it('runs once, after three seconds', () => {
  const { clock, run } = waiting();
  clock.advance(2_999);
  expect(run).not.toHaveBeenCalled();
  clock.advance(20_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['scroll', 'pointerdown', 'keydown'])('waits for three seconds without %s', (type) => {
  const { clock, run, input } = waiting();
  clock.advance(2_000);
  input(type);
  clock.advance(2_999);
  expect(run).not.toHaveBeenCalled();
  clock.advance(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs after fifteen seconds for a player who never rests', () => {
  const { clock, run, input } = waiting();
  for (let second = 0; second < 14; second += 1) {
    clock.advance(1_000);
    input('scroll');
  }
  expect(run).not.toHaveBeenCalled();
  clock.advance(1_000);
  expect(run).toHaveBeenCalledTimes(1);
  input('scroll');
  clock.advance(20_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('never runs after it was cancelled', () => {
  const { clock, run, cancel, input } = waiting();
  cancel();
  input('scroll');
  clock.advance(20_000);
  expect(run).not.toHaveBeenCalled();
});
