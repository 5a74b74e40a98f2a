export interface Measurement {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Measured {
  readonly atOnce: number;
  readonly durationMs: number;
  /** @param place of the worker, from 0; each does its work one after the other. @returns its own time, where a part counts */
  work(place: number): Promise<unknown>;
}

const WARM_UP_PARTS = 5;

/** What so many workers get done in a time. The first part of it is not counted. */
export async function measure({ atOnce, durationMs, work }: Measured): Promise<Measurement> {
  const begins = performance.now() + durationMs / WARM_UP_PARTS;
  const ends = begins + durationMs;
  const tookMs: number[] = [];
  const places = Array.from({ length: atOnce }, (_, place) => place);
  await Promise.all(
    places.map(async (place) => {
      while (performance.now() < ends) {
        const began = performance.now();
        const own = await work(place);
        if (began >= begins) tookMs.push(typeof own === 'number' ? own : performance.now() - began);
      }
    }),
  );
  tookMs.sort((a, b) => a - b);
  const at = (share: number): number => tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN;
  return { perSecond: (1_000 * tookMs.length) / durationMs, p50Ms: at(0.5), p99Ms: at(0.99) };
}
