import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { COINS_IN_STAKE } from '../coins.ts';
import { loadModels } from '../models.ts';
import { randomOf } from '../../play/slot/roundSeeds.ts';
import { returnToPlayer } from '../returns/returnToPlayer.ts';
import { drawSlot } from './slotRound.ts';
import { randomFromBlocks } from './seedRandom.ts';

const blockOf = (...words: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(32);
  for (const [index, word] of words.entries()) new DataView(bytes.buffer).setUint32(index * 4, word);
  return bytes;
};

it('takes unsigned 32-bit numbers from block after block', () => {
  const blocks = [blockOf(1, 2, 3, 4, 5, 6, 7, 2 ** 32 - 1), blockOf(9)];
  const random = randomFromBlocks((index) => blocks[index] ?? blockOf());
  const drawn = Array.from({ length: 9 }, () => random(2 ** 32));
  expect(drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 2 ** 32 - 1, 9]);
});

it('skips the numbers that would make the first results more likely', () => {
  // 2^32 is 1 above a multiple of 3, so only its last number is skipped.
  const random = randomFromBlocks(() => blockOf(2 ** 32 - 1, 2 ** 32 - 2));
  expect(random(3)).toBe((2 ** 32 - 2) % 3);
});

it('is what anybody calculates with HMAC-SHA-256', () => {
  const block = createHmac('sha256', 'a seed').update('draw.0').digest();
  const random = randomOf('a seed');
  expect([random(1000), random(1000)]).toEqual([block.readUInt32BE(0) % 1000, block.readUInt32BE(4) % 1000]);
});

it.each([2, 5, 36, 60])('draws all of %i results equally often', (below) => {
  const draws = 60_000;
  const random = randomOf(`evenly ${below}`);
  const counts = Array.from({ length: below }, () => 0);
  for (let draw = 0; draw < draws; draw += 1) {
    const result = random(below);
    counts[result] = (counts[result] ?? 0) + 1;
  }
  const expected = draws / below;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Five standard deviations above the mean of the distribution.
  expect(chiSquare).toBeLessThan(below - 1 + 5 * Math.sqrt(2 * (below - 1)));
});

it('rounds that are drawn from seeds have the declared return', () => {
  const model = loadModels().get('meadow');
  if (!model) throw new Error('no meadow');
  const rounds = 60_000;
  const wins = Array.from(
    { length: rounds },
    (_, round) => drawSlot({ model }, randomOf(`round ${round}`)).coins / COINS_IN_STAKE,
  );
  const mean = wins.reduce((sum, win) => sum + win, 0) / rounds;
  const variance = wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / rounds;
  expect(Math.abs(mean - returnToPlayer(model))).toBeLessThan(4 * Math.sqrt(variance / rounds));
});
