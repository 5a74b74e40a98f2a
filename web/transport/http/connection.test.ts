import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import { connection } from './connection.ts';

function browser() {
  const clock = fakeClock();
  const listeners = new Set<() => void>();
  const navigator = { onLine: true };
  const platform = { isThere: true };
  const reach = vi.fn(async () => platform.isThere);
  const connected = connection({
    clock,
    reach,
    browserWindow: () => ({
      navigator,
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    }),
  });
  const changes: boolean[] = [];
  connected.subscribe(() => changes.push(connected.isOnline()));
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const setOnLine = async (onLine: boolean) => {
    navigator.onLine = onLine;
    listeners.forEach((listen) => listen());
    await settle();
  };
  const pass = async (durationMs: number) => {
    clock.advance(durationMs);
    await settle();
  };
  return { connected, platform, reach, changes, setOnLine, pass, clock, listeners };
}

describe('connection', () => {
  it('is online until a failure is detected', () => {
    expect(browser().connected.isOnline()).toBe(true);
  });

  it('a browser without a network is offline at once, without a request', async () => {
    const { connected, setOnLine, changes, reach } = browser();
    connected.start();
    await setOnLine(false);
    expect(changes).toEqual([false]);
    expect(reach).not.toHaveBeenCalled();
    await setOnLine(true);
    expect(changes).toEqual([false, true]);
  });

  it('a network without the platform is offline', async () => {
    const { connected, platform, setOnLine, changes } = browser();
    connected.start();
    await setOnLine(false);
    platform.isThere = false;
    await setOnLine(true);
    expect(changes).toEqual([false]);
  });

  it('a single failed call changes nothing if the platform is reachable', async () => {
    const { connected, changes, clock } = browser();
    expect(await connected.check()).toBe(true);
    expect(changes).toEqual([]);
    expect(clock.pending()).toEqual([]);
  });

  it('after a failed call it checks every five seconds until the platform is reachable', async () => {
    const { connected, platform, reach, changes, pass, clock } = browser();
    platform.isThere = false;
    expect(await connected.check()).toBe(false);
    await pass(5000);
    await pass(5000);
    expect(reach).toHaveBeenCalledTimes(3);
    platform.isThere = true;
    await pass(5000);
    expect(changes).toEqual([false, true]);
    expect(clock.pending()).toEqual([]);
  });

  it('stops listening and checking', async () => {
    const { connected, platform, clock, listeners } = browser();
    const stop = connected.start();
    platform.isThere = false;
    await connected.check();
    stop();
    expect(clock.pending()).toEqual([]);
    expect(listeners.size).toBe(0);
  });
});
