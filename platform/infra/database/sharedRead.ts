/** Reads the row of one key; undefined if there is none. */
export type ReadOne<Key, Row> = (key: Key) => Promise<Row | undefined>;

interface Batch<Key, Row> {
  readonly keys: Set<Key>;
  readonly rows: Promise<ReadonlyMap<Key, Row>>;
  begin(): Promise<void>;
}

/** Batches reads: those that arrive while one is running share the next statement, and see all earlier commits. */
export function sharedRead<Key, Row>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): ReadOne<Key, Row> {
  let waiting: Batch<Key, Row> | null = null;
  let isReading = false;

  const readNext = async (): Promise<void> => {
    const batch = waiting;
    if (!batch || isReading) return;
    waiting = null;
    isReading = true;
    await batch.begin();
    isReading = false;
    if (waiting) begin();
  };
  // Requests that arrived in the same event loop turn share one statement.
  const begin = (): void => void setImmediate(() => void readNext());

  return async (key) => {
    if (!waiting) {
      waiting = createBatch(load);
      if (!isReading) begin();
    }
    waiting.keys.add(key);
    return (await waiting.rows).get(key);
  };
}

function createBatch<Key, Row>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): Batch<Key, Row> {
  const keys = new Set<Key>();
  let begin = async (): Promise<void> => {};
  const rows = new Promise<ReadonlyMap<Key, Row>>((resolve, reject) => {
    begin = () => load([...keys]).then(resolve, reject);
  });
  return { keys, rows, begin };
}
