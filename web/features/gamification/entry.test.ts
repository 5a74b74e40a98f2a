import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../transport/clock/fakeClock.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import { createEntry, RENEWAL_RETRY_MS, RENEWED_AHEAD_MS, STATUS_REFRESH_MS, type Entered } from './entry.ts';

const entered = (accessToken: string): Entered => ({
  accessToken,
  expiresInSeconds: 3_600,
  isOptedIn: accessToken !== 'first',
  frameUrl: '/gamification/frame/',
});

/** An entry whose requests get the given results in order. */
function opened(...responses: readonly (Entered | null)[]) {
  const clock = fakeClock();
  let requests = 0;
  const entry = createEntry({ clock, enter: async () => responses[requests++] ?? null });
  const stop = entry.start();
  return { clock, entry, stop, requests: () => requests };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('access to the gamification provider', () => {
  it('is requested once at the start', async () => {
    const { clock, entry, requests } = opened(entered('first'));
    await settled();
    clock.advance(60_000);
    expect(requests()).toBe(1);
    expect(entry.get()).toEqual({ entered: entered('first'), hasFailed: false });
  });

  it('GAMI-15 the player status is fetched again 2 s after a button of a widget’s dialog', async () => {
    const { clock, entry, requests } = opened(entered('first'), entered('second'));
    await settled();
    entry.dialogClicked();
    clock.advance(STATUS_REFRESH_MS - 1);
    expect(requests()).toBe(1);
    clock.advance(1);
    expect(requests()).toBe(2);
    await settled();
    expect(entry.get().entered?.isOptedIn).toBe(true);
  });

  it('GAMI-15 two clicks cause one fetch, 2 s after the last', async () => {
    const { clock, entry, requests } = opened(entered('first'), entered('second'));
    await settled();
    entry.dialogClicked();
    clock.advance(1_500);
    entry.dialogClicked();
    clock.advance(1_999);
    expect(requests()).toBe(1);
    clock.advance(1);
    expect(requests()).toBe(2);
    clock.advance(10_000);
    expect(requests()).toBe(2);
  });

  it('a failure is reported, the known state stays, and it can be retried', async () => {
    const { clock, entry } = opened(entered('first'), null, entered('third'));
    await settled();
    entry.dialogClicked();
    clock.advance(STATUS_REFRESH_MS);
    await settled();
    expect(entry.get()).toEqual({ entered: entered('first'), hasFailed: true });
    entry.retry();
    await settled();
    expect(entry.get()).toEqual({ entered: entered('third'), hasFailed: false });
  });

  it('a request that cannot be sent is reported as well', async () => {
    const entry = createEntry({ clock: fakeClock(), enter: () => Promise.reject(new Error('no code')) });
    entry.start();
    await settled();
    expect(entry.get()).toEqual({ entered: null, hasFailed: true });
  });

  it('GAMI-18 a token is renewed before it expires, repeatedly', async () => {
    const { clock, entry, requests } = opened(entered('first'), entered('second'), entered('third'));
    await settled();
    for (const token of ['second', 'third']) {
      const before = requests();
      clock.advance(HOUR - RENEWED_AHEAD_MS - 1);
      expect(requests()).toBe(before);
      clock.advance(1);
      await settled();
      expect(entry.get()).toEqual({ entered: entered(token), hasFailed: false });
    }
  });

  it('GAMI-18 a failed renewal is retried until the token expires, which then is dropped', async () => {
    const { clock, entry, requests } = opened(entered('first'));
    await settled();
    clock.advance(HOUR - RENEWED_AHEAD_MS);
    for (let tries = 2; tries <= RENEWED_AHEAD_MS / RENEWAL_RETRY_MS + 1; tries += 1) {
      await settled();
      expect([requests(), entry.get().entered?.accessToken]).toEqual([tries, 'first']);
      clock.advance(RENEWAL_RETRY_MS);
    }
    await settled();
    expect(entry.get()).toEqual({ entered: null, hasFailed: true });
    const last = requests();
    clock.advance(HOUR);
    expect(requests()).toBe(last);
  });

  it('GAMI-18 a short-lived token is renewed at half of its lifetime', async () => {
    const { clock, requests } = opened({ ...entered('first'), expiresInSeconds: 10 }, entered('second'));
    await settled();
    clock.advance(4_999);
    expect(requests()).toBe(1);
    clock.advance(1);
    expect(requests()).toBe(2);
  });

  it('does nothing after the page is left', async () => {
    const { clock, entry, stop, requests } = opened(entered('first'), entered('second'));
    stop();
    await settled();
    entry.dialogClicked();
    stop();
    clock.advance(STATUS_REFRESH_MS);
    expect(requests()).toBe(1);
    expect(entry.get().entered).toBeNull();
  });
});
