import { percentile } from './statistics.ts';

export interface Rate {
  readonly count: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface RateOptions {
  readonly concurrency: number;
  readonly durationMs: number;
  /** Work done in this time is not counted. */
  readonly warmUpMs?: number;
}

/** Rate and latency, and the rate in relation to a baseline. */
export const compareRate = ({ perSecond, p99Ms }: Rate, baseline: Rate): string =>
  `${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms, ${(perSecond / baseline.perSecond).toFixed(2)} times`;

export async function timed<Result>(run: () => Promise<Result>) {
  const start = performance.now();
  const result = await run();
  return { result, ms: performance.now() - start };
}

/**
 * Repeats the work on each of the workers, which are numbered from 0.
 * @param work may return the time to count, when only a part of the work is measured
 */
export async function measureRate(
  { concurrency, durationMs, warmUpMs = 0 }: RateOptions,
  work: (worker: number) => Promise<unknown>,
): Promise<Rate> {
  const start = performance.now() + warmUpMs;
  const latenciesMs: number[] = [];
  const repeat = async (_: unknown, worker: number): Promise<void> => {
    while (performance.now() - start < durationMs) {
      const startedAt = performance.now();
      const ownMs = await work(worker);
      if (startedAt < start) continue;
      latenciesMs.push(typeof ownMs === 'number' ? ownMs : performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }).map(repeat));
  return {
    count: latenciesMs.length,
    perSecond: (1_000 * latenciesMs.length) / (performance.now() - start),
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
  };
}
