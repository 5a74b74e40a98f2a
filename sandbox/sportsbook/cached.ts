const MOST_KNOWN = 500;

/** Bounded cache: beyond the maximum size the oldest entry is dropped and computed again when needed. */
export function cached<Thing>(
  all: Map<string, Thing>,
  key: string,
  make: () => Thing,
  most = MOST_KNOWN,
): Thing {
  const found = all.get(key);
  if (found !== undefined) return found;
  const made = make();
  all.set(key, made);
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
  return made;
}
