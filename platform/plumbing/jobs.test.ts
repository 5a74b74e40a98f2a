import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobs } from './jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('jobs', () => {
  it('begin at once and come round after a pause, each by its own', async () => {
    const runs: string[] = [];
    const job = (name: string, everyMs: number) => ({ name, everyMs, run: async () => runs.push(name) });
    const stop = startJobs([job('often', 10), job('seldom', 25)], { error() {} });
    await vi.advanceTimersByTimeAsync(25);
    expect(runs).toEqual(['often', 'seldom', 'often', 'often', 'seldom']);
    await stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(runs).toHaveLength(5);
  });

  it('one that fails is told of and comes round again', async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue(null);
    const error = vi.fn();
    const stop = startJobs([{ name: 'expiry', everyMs: 10, run }], { error });
    await vi.advanceTimersByTimeAsync(10);
    expect(run).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ job: 'expiry' }),
      expect.any(String),
    );
    await stop();
  });

  it('stopping waits for the run under way, and none begins after it', async () => {
    let end = () => {};
    const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const stop = startJobs([{ name: 'long', everyMs: 10, run }], { error() {} });
    let isStopped = false;
    const stopping = stop().then(() => (isStopped = true));
    await vi.advanceTimersByTimeAsync(50);
    expect(isStopped).toBe(false);
    end();
    await stopping;
    await vi.advanceTimersByTimeAsync(50);
    expect(run).toHaveBeenCalledOnce();
  });
});
