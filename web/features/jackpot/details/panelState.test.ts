import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { createPanel } from './panelState.ts';

describe('the details panel', () => {
  it('JACK-16 JACK-19 opens and closes in 400 ms each and keeps its content meanwhile', () => {
    const clock = fakeClock();
    const panel = createPanel(clock, false);
    const phases = [panel.get().phase];
    for (const isShown of [true, false]) {
      panel.shown(isShown);
      phases.push(panel.get().phase);
      clock.advance(399);
      phases.push(panel.get().phase);
      clock.advance(1);
      phases.push(panel.get().phase);
    }
    expect(phases).toEqual(['closed', 'opening', 'opening', 'open', 'closing', 'closing', 'closed']);
    expect(clock.pending()).toEqual([]);
  });

  it('JACK-19 stays open if it is opened again while it closes', () => {
    const clock = fakeClock();
    const panel = createPanel(clock, false);
    panel.shown(true);
    clock.advance(400);
    panel.shown(false);
    clock.advance(200);
    panel.shown(true);
    clock.advance(10_000);
    expect(panel.get().phase).toBe('open');
    panel.shown(false);
    panel.stop();
    expect(clock.pending()).toEqual([]);
  });

  it('JACK-19 opens and closes at once with reduced motion', () => {
    const clock = fakeClock();
    const panel = createPanel(clock, true);
    panel.shown(true);
    expect(panel.get().phase).toBe('open');
    panel.shown(false);
    expect(panel.get().phase).toBe('closed');
    expect(clock.pending()).toEqual([]);
  });

  it('JACK-16 shows the requested view, before and after it opens', () => {
    const panel = createPanel(fakeClock(), true);
    panel.show('odds');
    panel.shown(true);
    expect(panel.get()).toEqual({ view: 'odds', phase: 'open' });
    panel.show('pots');
    expect(panel.get()).toEqual({ view: 'pots', phase: 'open' });
  });
});
