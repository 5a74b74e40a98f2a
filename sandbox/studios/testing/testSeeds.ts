import { createRoundSeeds, type RoundSeeds } from '../play/slot/roundSeeds.ts';

/** For tests: the same secret always gives the same rounds, in the same order. */
export function testSeeds(secret: string): RoundSeeds {
  let made = 0;
  return createRoundSeeds({ secret, nonce: () => String((made += 1)) });
}
