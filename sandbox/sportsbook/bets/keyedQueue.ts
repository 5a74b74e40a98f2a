export type KeyedQueue = ReturnType<typeof createKeyedQueue>;

/** Work on one key runs one after the other; work on different keys at the same time. */
export function createKeyedQueue() {
  const last = new Map<string, Promise<void>>();
  return function enqueue<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    const done = result.then(
      () => {},
      () => {},
    );
    last.set(key, done);
    void done.then(() => {
      if (last.get(key) === done) last.delete(key);
    });
    return result;
  };
}
