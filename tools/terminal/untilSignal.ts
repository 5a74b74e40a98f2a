const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `work`, but rejects when this process is told to end, so that the `finally` of its caller stops the servers and
 * programs that it started. Without it a signal ends the process at once and they go on.
 */
export async function untilSignal<Result>(work: () => Promise<Result>): Promise<Result> {
  let stop = (_signal: NodeJS.Signals) => {};
  const told = new Promise<never>((_, reject) => {
    stop = (signal) => reject(new Error(`stopped by ${signal}`));
  });
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await Promise.race([work(), told]);
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, stop);
  }
}
