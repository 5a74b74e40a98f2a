import type { Random } from '../window.ts';

/** Message of a block: HMAC-SHA-256 with the seed as key gives its 32 bytes. */
export const blockMessage = (index: number): string => `draw.${index}`;

/** Number of hexadecimal digits of the commitment at the end of a round's id. */
const COMMITMENT_DIGITS = 32;

/**
 * The id of a round names the commitment to its seed. The wallet stores it with the stake, so the seed cannot be
 * replaced afterwards.
 */
export const roundIdOf = (nonce: string, commitment: string): string =>
  `${nonce}-${commitment.slice(0, COMMITMENT_DIGITS)}`;

/** Whether the id of a round names this commitment. */
export const namesCommitment = (roundId: string, commitment: string): boolean =>
  roundId === roundIdOf(roundId.split('-', 1)[0] ?? '', commitment);

const BYTES_IN_WORD = 4;
const WORDS_IN_BLOCK = 8;
const WORDS = 2 ** 32;

/**
 * Random numbers from successive blocks, of which each has eight unsigned 32-bit numbers, most significant byte first. A
 * number in the incomplete last range is skipped, so that all results are equally likely.
 */
export function randomFromBlocks(blockOf: (index: number) => Uint8Array): Random {
  let used = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  const nextWord = (): number => {
    const position = used % WORDS_IN_BLOCK;
    if (position === 0) {
      const { buffer, byteOffset, byteLength } = blockOf(used / WORDS_IN_BLOCK);
      block = new DataView(buffer, byteOffset, byteLength);
    }
    used += 1;
    return block.getUint32(position * BYTES_IN_WORD);
  };
  return (below) => {
    const end = WORDS - (WORDS % below);
    for (;;) {
      const word = nextWord();
      if (word < end) return word % below;
    }
  };
}
