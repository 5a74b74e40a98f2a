import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import { isSignInArrival } from './signInArrival.ts';
import { createTracking, type Occurrence } from './tracking.ts';

const opened = (slug: string) => ({ name: 'gameOpened', slug, mode: 'real' }) as const;

describe('tracking', () => {
  it('ANA-01 events are queued with their time and delivered once, in order', () => {
    const clock = fakeClock();
    const tracking = createTracking(clock);
    tracking.track(opened('a'));
    clock.advance(5);
    tracking.track(opened('b'));
    const receive = vi.fn<(occurrence: Occurrence) => void>();
    const close = tracking.open(receive);
    tracking.track(opened('c'));
    expect(receive.mock.calls.flat()).toEqual([
      { event: opened('a'), atMs: 0 },
      { event: opened('b'), atMs: 5 },
      { event: opened('c'), atMs: 5 },
    ]);
    close();
    tracking.track(opened('d'));
    tracking.open(receive);
    expect(receive).toHaveBeenCalledTimes(3);
  });

  it('ANA-01 a refusal drops the queue and later events', () => {
    const tracking = createTracking(fakeClock());
    const receive = vi.fn<(occurrence: Occurrence) => void>();
    tracking.track(opened('a'));
    tracking.refuse();
    tracking.track(opened('b'));
    tracking.open(receive);
    expect(receive).not.toHaveBeenCalled();
    tracking.track(opened('c'));
    expect(receive).toHaveBeenCalledOnce();
    tracking.refuse();
    tracking.track(opened('d'));
    expect(receive).toHaveBeenCalledOnce();
  });

  it('ANA-01 without an answer only the last hundred events are queued', () => {
    const tracking = createTracking(fakeClock());
    for (let time = 0; time < 150; time += 1) tracking.track(opened(`g${time}`));
    const receive = vi.fn<(occurrence: Occurrence) => void>();
    tracking.open(receive);
    expect(receive).toHaveBeenCalledTimes(100);
    expect(receive.mock.calls[0]?.[0].event).toEqual(opened('g50'));
  });
});

describe('arrival from a sign-in', () => {
  const origin = 'https://tivoli.test';
  const handler = `${origin}/en/keycloak-login-handler/?code=x&state=y`;
  it.each([
    [handler, 'navigate', true],
    [handler, 'reload', false],
    [handler, 'back_forward', false],
    [handler, undefined, false],
    [`${origin}/en/`, 'navigate', false],
    ['https://evil.test/en/keycloak-login-handler/', 'navigate', false],
    ['', 'navigate', false],
  ])('ANA-06 from %s by %s is an arrival: %s', (referrer, navigation, isOne) => {
    expect(isSignInArrival({ referrer, origin, navigation })).toBe(isOne);
  });
});
