import type { Queued } from './queue.ts';

type Owned = Pick<Queued, 'owner'>;

export const isOfOneOwner = (batch: readonly Owned[]): boolean =>
  batch.every(({ owner }) => owner === batch[0]?.owner);

/** Halves the owners of a batch, or the commands of its only owner. The commands of one owner keep their order. */
export function halvesOf<Item extends Owned>(batch: readonly Item[]): readonly (readonly Item[])[] {
  const groups = isOfOneOwner(batch) ? batch.map((item) => [item]) : byOwner(batch);
  const middle = Math.ceil(groups.length / 2);
  return [groups.slice(0, middle).flat(), groups.slice(middle).flat()];
}

function byOwner<Item extends Owned>(batch: readonly Item[]): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of batch) {
    const group = groups.get(item.owner);
    if (group) group.push(item);
    else groups.set(item.owner, [item]);
  }
  return [...groups.values()];
}
