interface Entry<Value> {
  readonly value: Value;
  readonly position: number;
}

/**
 * The last values of a stream with positions, for clients that resume after an interruption.
 * @param size number of values that are kept
 */
export function createJournal<Value>(size: number) {
  let entries: Entry<Value>[] = [];
  /** All values with a larger position are in `entries`. */
  let floor: number | null = null;
  const newest = (): number | null => entries.at(-1)?.position ?? floor;

  const dropOldest = (): void => {
    const oldest = entries.shift();
    if (oldest && floor !== null) floor = Math.max(floor, oldest.position);
  };

  return {
    /** `known`: delivered before, because the bus delivers at least once. `afterGap`: earlier values never arrived here. */
    record(value: Value, position: number): 'next' | 'known' | 'afterGap' {
      const last = newest();
      if (last !== null && position <= last) return 'known';
      const isGap = last !== null && position > last + 1;
      // A stream without any value yet starts with the first one that arrives.
      floor ??= position - 1;
      if (isGap) {
        entries = [];
        floor = position - 1;
      }
      entries.push({ value, position });
      if (entries.length > size) dropOldest();
      return isGap ? 'afterGap' : 'next';
    },
    /** The current state was read at `position`, so all later values are recorded. */
    startAt(position: number): void {
      floor ??= position;
    },
    /** The values after `position`, oldest first; null if some of them are no longer or not yet here. */
    since(position: number): readonly Value[] | null {
      const last = newest();
      if (floor === null || last === null || position < floor || position > last) return null;
      return entries.filter((entry) => entry.position > position).map(({ value }) => value);
    },
  };
}
