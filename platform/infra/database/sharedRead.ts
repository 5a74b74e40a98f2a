import { setImmediate } from 'node:timers/promises';

interface Batch<Key, Row> {
  readonly keys: Set<Key>;
  readonly rows: Promise<ReadonlyMap<Key, Row>>;
}

/**
 * Reads the row of one key; undefined if there is none. Batches reads: those that arrive while one is running share the
 * next statement, and see all earlier commits.
 */
export function sharedRead<Key, Row>(load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>) {
  let running: Promise<void> | null = null;
  let waiting: Batch<Key, Row> | null = null;

  const createBatch = (): Batch<Key, Row> => {
    const keys = new Set<Key>();
    // Requests that arrived in the same event loop turn share one statement.
    const rows = (running ? running.then(() => setImmediate()) : setImmediate()).then(() => {
      waiting = null;
      return load([...keys]);
    });
    const end = (): void => {
      if (running === ended) running = null;
    };
    const ended: Promise<void> = rows.then(end, end);
    running = ended;
    return { keys, rows };
  };

  return async (key: Key): Promise<Row | undefined> => {
    waiting ??= createBatch();
    waiting.keys.add(key);
    return (await waiting.rows).get(key);
  };
}
