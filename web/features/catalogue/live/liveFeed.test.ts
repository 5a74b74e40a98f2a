import { describe, expect, it, vi } from 'vitest';
import type { Feed, LiveTable } from '@foyer/contract/catalogue/feed.ts';
import { fakeClock } from '../../../transport/clock/fakeClock.ts';
import { createLiveFeed } from './liveFeed.ts';

const table = (taken: number): LiveTable => ({
  slug: 'winter-garden',
  lookupId: 'winter-garden',
  title: 'Winter Garden',
  studio: 'tidewater-live',
  limits: { least: { amount: '1.00', currency: 'EUR' }, most: { amount: '500.00', currency: 'EUR' } },
  now: { isOpen: true, opensAt: null, seats: { taken, total: 7 }, results: [] },
});

function screen() {
  const clock = fakeClock();
  const platform = { taken: 1, isThere: true };
  const ask = vi.fn(async (): Promise<Feed> => {
    if (!platform.isThere) throw new Error('nobody answers');
    return { jackpots: [], liveCasino: [table(platform.taken)] };
  });
  let addListener = () => {};
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => void (addListener = listener),
  };
  const feed = createLiveFeed({ fetchTables: ask, clock, page: () => page });
  const pass = async (ms: number) => {
    clock.advance(ms);
    await new Promise((done) => setImmediate(done));
  };
  const setVisibility = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    addListener();
  };
  return {
    feed,
    ask,
    platform,
    pass,
    look: setVisibility,
    taken: () => feed.get()?.get('winter-garden')?.now?.seats.taken,
  };
}

describe('HTTP-01 the live feed', () => {
  it('is polled once for all tiles in view, every ten seconds', async () => {
    const { feed, ask, platform, pass, taken } = screen();
    const changed = vi.fn();
    feed.subscribe(changed);
    feed.enter();
    feed.enter();
    await pass(0);
    expect([ask.mock.calls.length, taken()]).toEqual([1, 1]);
    platform.taken = 4;
    await pass(9_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect([ask.mock.calls.length, taken()]).toEqual([2, 4]);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('is not polled while no tile is in view', async () => {
    const { feed, ask, pass } = screen();
    const leave = feed.enter();
    await pass(0);
    leave();
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    feed.enter();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is not polled on a hidden page, and at once when the page is shown again', async () => {
    const { feed, ask, pass, look: setVisibility, taken } = screen();
    feed.enter();
    await pass(0);
    setVisibility('hidden');
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    setVisibility('visible');
    // Data from a minute ago is not shown, not even briefly.
    expect(taken()).toBeUndefined();
    await pass(0);
    expect([ask.mock.calls.length, taken()]).toEqual([2, 1]);
  });

  it('keeps its data for a while when polls fail, then drops it', async () => {
    const { feed, platform, pass, taken } = screen();
    feed.enter();
    await pass(0);
    platform.isThere = false;
    await pass(10_000);
    await pass(10_000);
    expect(taken()).toBe(1);
    await pass(10_000);
    await pass(10_000);
    expect(taken()).toBeUndefined();
    platform.isThere = true;
    await pass(10_000);
    expect(taken()).toBe(1);
  });
});
