import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many at a time: what is done with each of them takes microseconds, and a slice a few milliseconds. */
const SLICE = 400;

/** Does something with each in order, and lets whoever else waits for the process have a turn after each slice. */
export async function inSlices<Item>(
  items: readonly Item[],
  act: (item: Item, at: number) => void,
  slice = SLICE,
): Promise<void> {
  for (let from = 0; from < items.length; from += slice) {
    if (from > 0) await nextTurn();
    items.slice(from, from + slice).forEach((item, at) => act(item, from + at));
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
