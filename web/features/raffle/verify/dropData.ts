import * as v from 'valibot';
import { DropDataSchema, type Drop, type DropData } from '@foyer/contract/raffle/drops.ts';
import type { SavedProof, RevealedDrop } from '@foyer/contract/raffle/verify.ts';
import { savedProofOf } from './verifyAddress.ts';

/** The data that anybody needs to redraw a drop. */
export const dropDataOf = (drop: RevealedDrop, lines: readonly string[]): DropData => ({
  id: drop.id,
  prizes: drop.prizes,
  commitment: drop.commitment,
  seed: drop.seed,
  list: drop.list,
  winners: drop.winners,
  lines: [...lines],
});

const PastedSchema = v.pipe(v.string(), v.parseJson(), DropDataSchema);

/** @returns null if the text is not the data of a drop */
export function readDropData(pasted: string): DropData | null {
  const data = v.safeParse(PastedSchema, pasted);
  return data.success ? data.output : null;
}

/** Published proof of a pasted drop; null if the drop is not among the loaded ones. */
export function publishedOf({ id }: Pick<DropData, 'id'>, drops: readonly Drop[] | null): SavedProof | null {
  const known = drops?.find((drop) => drop.id === id);
  return known ? savedProofOf(known) : null;
}
