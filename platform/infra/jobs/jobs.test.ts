import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobs } from './jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isLeader = () => true;
const silent = { log: { error() {}, info() {} }, isLeader };

describe('jobs', () => {
  it('run at the start and again after a pause, each with its own', async () => {
    const runs: string[] = [];
    const job = (name: string, everyMs: number) => ({ name, everyMs, run: async () => runs.push(name) });
    const stop = startJobs([job('often', 10), job('seldom', 25)], silent);
    await vi.advanceTimersByTimeAsync(25);
    expect(runs).toEqual(['often', 'seldom', 'often', 'often', 'seldom']);
    await stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(runs).toHaveLength(5);
  });

  it('run again after a failure; each error is logged once, and the recovery once', async () => {
    const away = () => new Error('PartnerUnavailable', { cause: new Error('connect ECONNREFUSED') });
    const slow = new Error('PartnerUnavailable', { cause: new Error('timeout') });
    const run = vi.fn().mockResolvedValue(null);
    for (const error of [away(), away(), slow, away()]) run.mockRejectedValueOnce(error);
    const [error, info] = [vi.fn(), vi.fn()];
    const stop = startJobs([{ name: 'expiry', everyMs: 10, run }], { log: { error, info }, isLeader });
    await vi.advanceTimersByTimeAsync(30);
    expect(run).toHaveBeenCalledTimes(4);
    expect(info).not.toHaveBeenCalled();
    expect(error.mock.calls.map(([{ job, err }]) => [job, err.cause.message])).toEqual([
      ['expiry', 'connect ECONNREFUSED'],
      ['expiry', 'timeout'],
    ]);
    await vi.advanceTimersByTimeAsync(20);
    expect(run).toHaveBeenCalledTimes(6);
    expect(info).toHaveBeenCalledExactlyOnceWith({ job: 'expiry', failures: 4 }, expect.any(String));
    // A new error after a success is logged again.
    run.mockRejectedValueOnce(away());
    await vi.advanceTimersByTimeAsync(10);
    expect(error).toHaveBeenCalledTimes(3);
    await stop();
  });

  it('run on the leader alone, within a quarter of a second of the lead; others on every node', async () => {
    let isLeading = false;
    const runs: string[] = [];
    const job = (name: string, isOnEveryNode: boolean) => ({
      name,
      everyMs: 1_000,
      isOnEveryNode,
      run: async () => runs.push(name),
    });
    const stop = startJobs([job('led', false), job('own', true)], { ...silent, isLeader: () => isLeading });
    await vi.advanceTimersByTimeAsync(500);
    expect(runs).toEqual(['own']);
    isLeading = true;
    await vi.advanceTimersByTimeAsync(250);
    expect(runs).toEqual(['own', 'led']);
    isLeading = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(runs.filter((name) => name === 'led')).toHaveLength(1);
    await stop();
  });

  it('stopping waits for the current run, and none begins afterwards', async () => {
    let end = () => {};
    const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const stop = startJobs([{ name: 'long', everyMs: 10, run }], silent);
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
