import type { Queued } from './queue.ts';

type Owned = Pick<Queued, 'owner'>;

/** Above this, all are forgotten: then many commands wait once more. */
const MAX_SUSPECTS = 10_000;

/**
 * The owners that may be locked by another transaction: a command of theirs, or one that shared a commit with it, waited for
 * a lock in vain, and none was posted since. They are posted after the others, which do not wait for their locks again.
 */
export function createSuspects() {
  const owners = new Set<string>();
  const has = ({ owner }: Owned): boolean => owners.has(owner);
  return {
    has,
    add(part: readonly Owned[]): void {
      if (owners.size > MAX_SUSPECTS) owners.clear();
      for (const { owner } of part) owners.add(owner);
    },
    clear(part: readonly Owned[]): void {
      for (const { owner } of part) owners.delete(owner);
    },
    /** Separates the commands of suspects from the others, which come first. */
    apart<Item extends Owned>(batch: readonly Item[]): (readonly Item[])[] {
      return [batch.filter((item) => !has(item)), batch.filter(has)].filter(({ length }) => length > 0);
    },
  };
}
