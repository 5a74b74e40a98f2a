import { blockMessage, namesCommitment, randomFromBlocks } from '../../maths/slot/seedRandom.ts';
import { drawSlot, type SlotDraw, type SlotMaths } from '../../maths/slot/slotRound.ts';
import type { ShownRound } from '../../http/roundPage.ts';
import { hmacSha256, sha256 } from './digest.ts';

/** Most rounds take fewer random numbers than these blocks have. */
const FIRST_BLOCKS = 16;

class TooFewBlocks extends Error {}

/** Draws a round from its seed. The blocks are calculated ahead, because browsers calculate them asynchronously. */
export async function drawFromSeed(maths: SlotMaths, seed: string): Promise<SlotDraw> {
  const hmac = await hmacSha256(seed);
  for (let count = FIRST_BLOCKS; ; count *= 2) {
    const blocks = await Promise.all(Array.from({ length: count }, (_, index) => hmac(blockMessage(index))));
    const blockOf = (index: number): Uint8Array => {
      const block = blocks[index];
      if (!block) throw new TooFewBlocks();
      return block;
    };
    try {
      return drawSlot(maths, randomFromBlocks(blockOf));
    } catch (error) {
      if (!(error instanceof TooFewBlocks)) throw error;
    }
  }
}

/** Whether the round's id names the commitment to the seed, and the seed gives the shown result. */
export async function isProven({
  roundId,
  seed,
  commitment,
  maths,
  draw,
}: Pick<ShownRound, 'roundId' | 'seed' | 'commitment' | 'maths' | 'draw'>): Promise<boolean> {
  if ((await sha256(seed)) !== commitment || !namesCommitment(roundId, commitment)) return false;
  return JSON.stringify(await drawFromSeed(maths, seed)) === JSON.stringify(draw);
}
