interface Entry<Value> {
  readonly value: Value;
  readonly position: number;
}

export type Noted = 'next' | 'known' | 'afterGap';

/** The last values of one numbered stream, for those whose connection broke while they were told. */
export interface Journal<Value> {
  /** `known`: the bus tells at least once. `afterGap`: some before it never came here. */
  note(value: Value, position: number): Noted;
  /** From `position` on nothing is missed: who listens has read the present, and it stood there. */
  reachesBackTo(position: number): void;
  /** What came after `position`, oldest first; null when part of it is forgotten, or was never heard here. */
  since(position: number): readonly Value[] | null;
}

/** @param size how many values are kept */
export function createJournal<Value>(size: number): Journal<Value> {
  let entries: Entry<Value>[] = [];
  /** Every value above it was heard, and is kept. */
  let floor: number | null = null;
  const newest = (): number | null => entries.at(-1)?.position ?? floor;

  const forgetOldest = (): void => {
    const oldest = entries.shift();
    if (oldest && floor !== null) floor = Math.max(floor, oldest.position);
  };

  return {
    note(value, position) {
      const last = newest();
      if (last !== null && position <= last) return 'known';
      const isGap = last !== null && position > last + 1;
      // A stream that was empty when it was listened to begins with the first value heard.
      floor ??= position - 1;
      if (isGap) {
        entries = [];
        floor = position - 1;
      }
      entries.push({ value, position });
      if (entries.length > size) forgetOldest();
      return isGap ? 'afterGap' : 'next';
    },
    reachesBackTo(position) {
      floor ??= position;
    },
    since(position) {
      const last = newest();
      if (floor === null || last === null || position < floor || position > last) return null;
      return entries.filter((entry) => entry.position > position).map(({ value }) => value);
    },
  };
}
