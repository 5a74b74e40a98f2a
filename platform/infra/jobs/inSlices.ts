import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items per batch: each takes microseconds, so a batch takes a few milliseconds. */
const SLICE = 400;

/** Processes the items in order and yields to the event loop after each batch. */
export async function inSlices<Item>(
  items: readonly Item[],
  process: (item: Item, at: number) => void,
  slice = SLICE,
): Promise<void> {
  for (let from = 0; from < items.length; from += slice) {
    if (from > 0) await nextTurn();
    items.slice(from, from + slice).forEach((item, at) => process(item, from + at));
  }
}

export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
  slice = SLICE,
): Promise<Made[]> {
  const made: Made[] = [];
  await inSlices(items, (item, at) => made.push(make(item, at)), slice);
  return made;
}
