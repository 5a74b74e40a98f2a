import { randomInt } from 'node:crypto';
import type { Random } from './window.ts';

/** Results for players use the operating system's cryptographic random generator, on the server only. */
export const secureRandom: Random = (below) => randomInt(below);

/** xoshiro128**, for benchmarks and tests only: the same seed produces the same spins. */
export function seededRandom(seed: number): Random {
  const state = new Uint32Array(4);
  let mixed = seed >>> 0;
  for (let index = 0; index < 4; index += 1) {
    mixed = (mixed + 0x9e3779b9) >>> 0;
    let word = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    state[index] = word ^ (word >>> 15);
  }
  const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
  return (below) => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const result = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    state[0] = a ^ d ^ b;
    state[1] = b ^ c ^ a;
    state[2] = c ^ a ^ (b << 9);
    state[3] = turn(d ^ b, 11);
    return result % below;
  };
}
