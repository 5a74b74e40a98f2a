/** Runs at most `most` tasks at once; further tasks wait in order, and beyond `queue.most` are refused. */
export function limitConcurrency(
  most: number,
  queue?: { readonly most: number; readonly refusal: () => Error },
) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue && waiting.length >= queue.most) throw queue.refusal();
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot goes to the next task directly, so that a new task cannot take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
