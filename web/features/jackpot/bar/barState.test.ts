import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { createBar, createPanel, createRotation } from './barState.ts';

describe('the bar', () => {
  it('JACK-12 JACK-14 is in the spotlight first, then opens and closes by a press', () => {
    const bar = createBar(fakeClock(), { first: 'spotlight', closesByItself: false });
    const phases = [bar.read()];
    for (let press = 0; press < 3; press++) {
      bar.toggle();
      phases.push(bar.read());
    }
    expect(phases).toEqual(['spotlight', 'expanded', 'collapsed', 'expanded']);
  });

  it('JACK-15 on a small screen an open one closes after 6 s, and a closed one stays closed', () => {
    const clock = fakeClock();
    const bar = createBar(clock, { first: 'collapsed', closesByItself: true });
    bar.toggle();
    clock.advance(5999);
    expect(bar.read()).toBe('expanded');
    clock.advance(1);
    expect(bar.read()).toBe('collapsed');
    expect(clock.pending()).toEqual([]);
  });

  it('JACK-15 while somebody is at it, and on a large screen, it stays', () => {
    const clock = fakeClock();
    const small = createBar(clock, { first: 'collapsed', closesByItself: true });
    small.toggle();
    small.hold(true);
    const large = createBar(clock, { first: 'collapsed', closesByItself: false });
    large.toggle();
    clock.advance(60_000);
    expect([small.read(), large.read()]).toEqual(['expanded', 'expanded']);
    small.hold(false);
    clock.advance(6000);
    expect([small.read(), large.read()]).toEqual(['collapsed', 'expanded']);
  });
});

describe('the details panel', () => {
  it('JACK-19 takes 400 ms to open and to close', () => {
    const clock = fakeClock();
    const panel = createPanel(clock);
    panel.open();
    clock.advance(399);
    expect(panel.read()).toBe('opening');
    clock.advance(1);
    expect(panel.read()).toBe('open');
    panel.close();
    expect(panel.read()).toBe('closing');
    clock.advance(400);
    expect(panel.read()).toBe('closed');
  });

  it('JACK-19 turns round in the middle, and a second press changes nothing', () => {
    const clock = fakeClock();
    const panel = createPanel(clock);
    panel.open();
    clock.advance(200);
    panel.open();
    expect(clock.pending()).toEqual([200]);
    panel.close();
    expect(clock.pending()).toEqual([400]);
    panel.stop();
    expect(clock.pending()).toEqual([]);
  });
});

describe('pots by turns', () => {
  it('JACK-21 each has 3 s', () => {
    const clock = fakeClock();
    const rotation = createRotation(clock, 3);
    const stop = rotation.start();
    const turns = Array.from({ length: 4 }, () => {
      clock.advance(2999);
      const before = rotation.read();
      clock.advance(1);
      return [before, rotation.read()];
    });
    expect(turns).toEqual([[0, 1], [1, 2], [2, 0], [0, 1]]); // prettier-ignore
    stop();
    expect(clock.pending()).toEqual([]);
  });

  it('JACK-21 one alone does not turn', () => {
    const clock = fakeClock();
    createRotation(clock, 1).start();
    expect(clock.pending()).toEqual([]);
  });
});
