import { seededRandom } from '../../sandbox/studios/maths/random.ts';
import { simulate } from '../../sandbox/studios/maths/returns/simulate.ts';
import { proofs } from './proofs.ts';

/**
 * `npm run bench:rtp [-- rounds seed game]`: each game's return by calculation and by play, with its interval; with
 * 100000000 rounds it takes some hours.
 */
const [given = '5000000', from = '1', only] = process.argv.slice(2);
const rounds = Number(given);
const seed = Number(from);
if (!Number.isSafeInteger(rounds) || rounds < 1 || !Number.isSafeInteger(seed)) {
  console.error('usage: npm run bench:rtp [-- rounds seed game], the first two whole numbers');
  process.exit(2);
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;
let outside = 0;
for (const { name, stated, highest, play } of proofs().filter(({ name }) => !only || name === only)) {
  const played = simulate(play(seededRandom(seed)), rounds);
  const isInside = Math.abs(played.returned - stated) <= played.margin;
  if (!isInside) outside += 1;
  console.log(
    `${name.padEnd(9)} stated ${percent(stated)}   ${rounds.toLocaleString('en')} rounds ${percent(played.returned)} ± ${percent(played.margin)} (99 %)` +
      `   hits ${percent(played.hitRate)}   deviation ${played.deviation.toFixed(1)}   highest met ${played.highest} of ${highest}` +
      (isInside ? '' : '   OUTSIDE'),
  );
}
// One interval in a hundred misses the return by chance, so one is accepted and two are an error.
if (outside > 1) process.exitCode = 1;
