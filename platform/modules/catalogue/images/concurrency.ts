/** Runs at most this many at once; the others wait, first come, first served. */
export function limitConcurrency(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot is handed on, so that no newcomer takes it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
