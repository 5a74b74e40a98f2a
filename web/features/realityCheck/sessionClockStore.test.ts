import { describe, expect, it } from 'vitest';
import type { SessionClockPartsFragment } from '@foyer/contract/generated/operations.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { fakeClock } from '../../transport/clock/fakeClock.ts';
import { createSessionClockStore } from './sessionClockStore.ts';

const clockWith = (dueInSeconds: number): SessionClockPartsFragment => ({
  id: 'session',
  startedAt: '2026-11-23T10:00:00.000Z',
  played: { currency: 'EUR', staked: '0.00', won: '0.00', net: '0.00' },
  realityCheck: { periodMinutes: 60, choices: [15, 60], dueAt: '2026-11-23T11:00:00.000Z', dueInSeconds },
});

type Response = SessionClockPartsFragment | null | undefined;

/** A started store with a connected socket; records the requests and their times. */
async function startedStore({ responses = [clockWith(3600)] as Response[], isConnected = true } = {}) {
  const clock = fakeClock();
  const fetchedAt: number[] = [];
  const store = createSessionClockStore({
    clock,
    fetchClock: () => {
      fetchedAt.push(clock.now());
      return Promise.resolve(responses[Math.min(fetchedAt.length, responses.length) - 1]);
    },
  });
  store.connected(isConnected);
  const stop = store.start();
  const pass = async (ms: number, steps = 1) => {
    for (let step = 0; step < steps; step++) {
      clock.advance(ms / steps);
      // Flushes the response and the promises that follow from it.
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    }
  };
  await pass(0);
  return { watch: store, stop, pass, askedAt: fetchedAt };
}

describe('the session clock store', () => {
  it('RG-07 fetches once, and not again while connected without changes', async () => {
    const { askedAt: fetchedAt, pass } = await startedStore();
    await pass(50 * MINUTE, 100);
    expect(fetchedAt).toEqual([0]);
  });

  it('RG-07 fetches at most every five seconds when the balance changes', async () => {
    const { watch: store, askedAt: fetchedAt, pass } = await startedStore();
    for (let tick = 0; tick < 200; tick++) {
      store.moved();
      await pass(100);
    }
    expect(fetchedAt).toEqual([0, 5_000, 10_000, 15_000, 20_000]);
  });

  it('RG-07 polls every five seconds while the socket is disconnected', async () => {
    const { watch: store, askedAt: fetchedAt, pass } = await startedStore({ isConnected: false });
    await pass(12 * SECOND, 120);
    expect(fetchedAt).toEqual([0, 5_000, 10_000]);
    store.connected(true);
    await pass(MINUTE, 60);
    expect(fetchedAt).toHaveLength(3);
  });

  it('RG-07 does not fetch in a hidden tab, and at once when it is shown again', async () => {
    const { watch: store, askedAt: fetchedAt, pass } = await startedStore({ isConnected: false });
    store.seen(false);
    store.moved();
    store.changed();
    await pass(2 * HOUR, 100);
    expect(fetchedAt).toEqual([0]);
    store.seen(true);
    await pass(0);
    expect(fetchedAt).toEqual([0, 2 * HOUR]);
  });

  it('CLOCK-04 fetches when the check falls due, because only the platform decides', async () => {
    const {
      watch: store,
      askedAt: fetchedAt,
      pass,
    } = await startedStore({
      responses: [clockWith(3600), clockWith(1), clockWith(0)],
    });
    await pass(HOUR - 1);
    expect([store.get().isDue, fetchedAt]).toEqual([false, [0]]);
    await pass(1);
    expect([store.get().isDue, fetchedAt.length]).toEqual([false, 2]);
    await pass(SECOND);
    expect(store.get().isDue).toBe(true);
  });

  it('CLOCK-04 fetches at once after a change elsewhere, even while a request is pending', async () => {
    const {
      watch: store,
      askedAt: fetchedAt,
      pass,
    } = await startedStore({
      responses: [clockWith(0), clockWith(0), clockWith(3600)],
    });
    expect(store.get().isDue).toBe(true);
    store.changed();
    store.changed();
    await pass(0);
    expect([store.get().isDue, fetchedAt]).toEqual([false, [0, 0, 0]]);
  });

  it('applies the result of a mutation without a fetch', async () => {
    const { watch: store, askedAt: fetchedAt } = await startedStore({ responses: [clockWith(0)] });
    store.take(clockWith(3600));
    expect([store.get().isDue, fetchedAt]).toEqual([false, [0]]);
  });

  it('keeps the state after a failed request and retries after five seconds', async () => {
    const {
      watch: store,
      askedAt: fetchedAt,
      pass,
    } = await startedStore({ responses: [clockWith(0), undefined, clockWith(3600)] });
    store.changed();
    await pass(0);
    expect(store.get().isDue).toBe(true);
    await pass(5 * SECOND);
    expect([store.get().isDue, fetchedAt]).toEqual([false, [0, 0, 5_000]]);
  });

  it('nothing is due without a check or after the stop', async () => {
    const {
      watch: store,
      stop,
      pass,
      askedAt: fetchedAt,
    } = await startedStore({ responses: [null, clockWith(0)] });
    expect(store.get()).toEqual({ clock: null, isDue: false });
    stop();
    store.changed();
    await pass(MINUTE);
    expect([store.get().isDue, fetchedAt]).toEqual([false, [0]]);
  });
});
