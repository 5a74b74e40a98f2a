import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { createBar, createRotation } from './barState.ts';

describe('the bar', () => {
  it.each(['game', 'leaderboard'] as const)(
    'JACK-12 JACK-14 beside the %s is closed first, then opens and closes by a press',
    (placement) => {
      const bar = createBar(fakeClock(), { placement, isSmallScreen: false });
      const phases = [bar.get()];
      for (let press = 0; press < 3; press++) {
        bar.toggle();
        phases.push(bar.get());
      }
      expect(phases).toEqual(['collapsed', 'expanded', 'collapsed', 'expanded']);
    },
  );

  it('JACK-12 in the spotlight the bar does not toggle', () => {
    const clock = fakeClock();
    const bar = createBar(clock, { placement: 'spotlight', isSmallScreen: true });
    expect(bar.get()).toBe('spotlight');
    bar.toggle();
    expect(bar.get()).toBe('spotlight');
    expect(clock.pending()).toEqual([]);
  });

  it('JACK-15 on a small screen an open bar closes after 6 s, and a closed bar stays closed', () => {
    const clock = fakeClock();
    const bar = createBar(clock, { placement: 'game', isSmallScreen: true });
    bar.toggle();
    clock.advance(5999);
    expect(bar.get()).toBe('expanded');
    clock.advance(1);
    expect(bar.get()).toBe('collapsed');
    expect(clock.pending()).toEqual([]);
  });

  it('JACK-15 the 6 s begin again with each touch of the open bar', () => {
    const clock = fakeClock();
    const bar = createBar(clock, { placement: 'game', isSmallScreen: true });
    bar.touched();
    expect(clock.pending()).toEqual([]);
    bar.toggle();
    clock.advance(5999);
    bar.touched();
    clock.advance(5999);
    expect(bar.get()).toBe('expanded');
    clock.advance(1);
    expect(bar.get()).toBe('collapsed');
  });

  it.each([
    ['on a large screen', 'game', false],
    ['above the leaderboard', 'leaderboard', true],
  ] as const)('JACK-15 %s it stays', (_where, placement, isSmallScreen) => {
    const clock = fakeClock();
    const bar = createBar(clock, { placement, isSmallScreen });
    bar.toggle();
    clock.advance(60_000);
    expect(bar.get()).toBe('expanded');
  });
});

describe('the pot rotation', () => {
  it('JACK-21 shows each pot for 3 s', () => {
    const clock = fakeClock();
    const rotation = createRotation(clock, 3);
    const stop = rotation.start();
    const turns = Array.from({ length: 4 }, () => {
      clock.advance(2999);
      const before = rotation.get();
      clock.advance(1);
      return [before, rotation.get()];
    });
    expect(turns).toEqual([[0, 1], [1, 2], [2, 0], [0, 1]]); // oxfmt-ignore
    stop();
    expect(clock.pending()).toEqual([]);
  });

  it('JACK-21 does not rotate a single pot', () => {
    const clock = fakeClock();
    createRotation(clock, 1).start();
    expect(clock.pending()).toEqual([]);
  });
});
