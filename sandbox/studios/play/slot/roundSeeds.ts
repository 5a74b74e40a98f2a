import { createHmac, randomBytes } from 'node:crypto';
import { commitmentTo } from '../../maths/commitment.ts';
import { blockMessage, randomFromBlocks, roundIdOf } from '../../maths/slot/seedRandom.ts';
import type { Random } from '../../maths/window.ts';

/** The seed of a round, from which alone its result is drawn. Texts in hexadecimal digits. */
export interface RoundSeed {
  readonly roundId: string;
  /** Secret until the stake of the round has been taken. */
  readonly seed: string;
  /** SHA-256 of the text of the seed, published before the stake is taken. */
  readonly commitment: string;
}

export interface RoundSeedOptions {
  /**
   * Whoever knows it knows every result in advance. Rounds are drawn again from it, so it must not change; by default it
   * lasts as long as the process.
   */
  readonly secret?: string;
  readonly nonce?: () => string;
}

export type RoundSeeds = ReturnType<typeof createRoundSeeds>;

const randomSecret = (): string => randomBytes(32).toString('hex');
const randomNonce = (): string => randomBytes(12).toString('hex');

/** Seeds of rounds, derived from the secret and the round's id, so that none is stored. */
export function createRoundSeeds({ secret = randomSecret(), nonce = randomNonce }: RoundSeedOptions = {}) {
  const seedFor = (text: string): RoundSeed => {
    const seed = createHmac('sha256', secret).update(`round.${text}`).digest('hex');
    const commitment = commitmentTo(seed);
    return { roundId: roundIdOf(text, commitment), seed, commitment };
  };
  return {
    /** The seed of a new round. */
    next: (): RoundSeed => seedFor(nonce()),
    /** The seed of a round; null for an id that was not made with this secret. */
    of(roundId: string): RoundSeed | null {
      const found = seedFor(roundId.split('-', 1)[0] ?? '');
      return found.roundId === roundId ? found : null;
    },
  };
}

/** The random numbers of a seed; the same seed always gives the same ones. */
export const randomOf = (seed: string): Random =>
  randomFromBlocks((index) => createHmac('sha256', seed).update(blockMessage(index)).digest());
