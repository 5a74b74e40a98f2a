import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { BUNDLE_LIMIT_MS, createBundle } from './bundle.ts';

describe('GAMI-21 the widget bundle', () => {
  it('is retried five times, 1, 2, 3, 4 and 5 s after a failure', () => {
    const clock = fakeClock();
    const bundle = createBundle(clock);
    for (const attempt of [1, 2, 3, 4, 5]) {
      bundle.failed();
      expect(clock.pending()).toEqual([attempt * 1_000]);
      clock.advance(attempt * 1_000 - 1);
      expect(bundle.get().round).toBe(attempt - 1);
      clock.advance(1);
      expect(bundle.get()).toEqual({ round: attempt, step: 'loading' });
    }
  });

  it('fails after the last retry until the player retries', () => {
    const clock = fakeClock();
    const bundle = createBundle(clock);
    for (const attempt of [1, 2, 3, 4, 5]) {
      bundle.failed();
      clock.advance(attempt * 1_000);
    }
    bundle.failed();
    expect(bundle.get()).toEqual({ round: 5, step: 'failed' });
    expect(clock.pending()).toEqual([]);
    bundle.retry();
    expect(bundle.get()).toEqual({ round: 6, step: 'loading' });
    bundle.failed();
    expect(clock.pending()).toEqual([1_000]);
  });

  it('resets the retries after it has loaded', () => {
    const clock = fakeClock();
    const bundle = createBundle(clock);
    bundle.failed();
    clock.advance(1_000);
    bundle.ready();
    expect(bundle.get()).toEqual({ round: 1, step: 'ready' });
    bundle.failed();
    expect(clock.pending()).toEqual([1_000]);
  });

  it('is retried if its frame reports nothing', () => {
    const clock = fakeClock();
    const bundle = createBundle(clock);
    bundle.started();
    clock.advance(BUNDLE_LIMIT_MS - 1);
    expect(bundle.get().round).toBe(0);
    clock.advance(1 + 1_000);
    expect(bundle.get()).toEqual({ round: 1, step: 'loading' });
    bundle.started();
    bundle.ready();
    expect(clock.pending()).toEqual([]);
  });

  it('is not retried after the page is left', () => {
    const clock = fakeClock();
    const bundle = createBundle(clock);
    bundle.failed();
    bundle.stop();
    clock.advance(60_000);
    expect(bundle.get().round).toBe(0);
  });
});
