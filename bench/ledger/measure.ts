export interface Rate {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Does it again as soon as it is done, as many at once as `inFlight` says, for so long. */
export async function measure(
  { inFlight, durationMs }: { readonly inFlight: number; readonly durationMs: number },
  once: () => Promise<unknown>,
): Promise<Rate> {
  const latencies: number[] = [];
  const begin = performance.now();
  const again = async (): Promise<void> => {
    while (performance.now() - begin < durationMs) {
      const asked = performance.now();
      await once();
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, again));
  const seconds = (performance.now() - begin) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / seconds,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
}
