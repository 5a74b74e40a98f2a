/** What decides which commands may share a batch and which batches may run at the same time. */
export interface Queued {
  /** Idempotency keys and rounds: two commands that have one in common are never in one batch, nor in batches that overlap. */
  readonly exclusiveKeys: readonly string[];
  /**
   * The player or game session that the command names: commands of one owner may share a batch, but are never in batches
   * that overlap. A player has several owners, themselves and their game sessions, whose batches may overlap.
   */
  readonly owner: string;
}

interface QueueOptions {
  readonly maxBatch: number;
  /** Number of batches that may run at the same time. */
  readonly concurrency: number;
}

/** Smaller batches cost more for each command than the overlap of two batches saves. */
const MIN_SHARE = 16;

/** A queue of commands from which batches are taken that may run at the same time. */
export function createQueue<Item extends Queued>({ maxBatch, concurrency }: QueueOptions) {
  let waiting: Item[] = [];
  let inFlight = 0;
  const keysInFlight = new Set<string>();
  const busyOwners = new Set<string>();

  /** A batch leaves the other batches their share, unless further commands have an owner that it already has. */
  const isFull = (
    batch: readonly Item[],
    owners: ReadonlySet<string>,
    { owner }: Item,
    share: number,
  ): boolean => batch.length >= maxBatch || (batch.length >= share && !owners.has(owner));

  return {
    get length() {
      return waiting.length;
    },
    push: (item: Item) => void waiting.push(item),
    /** Puts commands of a batch back, before all others. They can be taken again after the batch is released. */
    putBack: (items: readonly Item[]) => void waiting.unshift(...items),
    /** @returns the oldest commands that may run now; `release` them when they are committed */
    take(): readonly Item[] {
      const share = Math.max(MIN_SHARE, Math.ceil((waiting.length + inFlight) / concurrency));
      const batch: Item[] = [];
      const left: Item[] = [];
      const owners = new Set<string>();
      const skippedKeys = new Set<string>();
      for (const item of waiting) {
        const isFree =
          !busyOwners.has(item.owner) &&
          !isFull(batch, owners, item, share) &&
          item.exclusiveKeys.every((key) => !keysInFlight.has(key) && !skippedKeys.has(key));
        (isFree ? batch : left).push(item);
        for (const key of item.exclusiveKeys) (isFree ? keysInFlight : skippedKeys).add(key);
        if (isFree) owners.add(item.owner);
      }
      waiting = left;
      inFlight += batch.length;
      for (const owner of owners) busyOwners.add(owner);
      return batch;
    },
    release(batch: readonly Item[]): void {
      inFlight -= batch.length;
      for (const { exclusiveKeys, owner } of batch) {
        for (const key of exclusiveKeys) keysInFlight.delete(key);
        busyOwners.delete(owner);
      }
    },
  };
}
