import { highestWin } from '../../sandbox/studios/maths/highestWin.ts';
import { COINS_IN_STAKE } from '../../sandbox/studios/maths/coins.ts';
import { loadModels } from '../../sandbox/studios/maths/models.ts';
import { seededRandom } from '../../sandbox/studios/maths/random.ts';
import { returnToPlayer } from '../../sandbox/studios/maths/returnToPlayer.ts';
import { simulate } from '../../sandbox/studios/maths/simulate.ts';

/** `npm run bench:rtp [rounds] [seed]`: each slot's return by calculation and by play, with its interval. */
const rounds = Number(process.argv[2] ?? 5_000_000);
const seed = Number(process.argv[3] ?? 1);
if (!Number.isSafeInteger(rounds) || rounds < 1 || !Number.isSafeInteger(seed)) {
  console.error('usage: npm run bench:rtp [rounds] [seed], both whole numbers');
  process.exit(2);
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
let outside = 0;
for (const model of loadModels().values()) {
  const exact = returnToPlayer(model);
  const { returned, margin, hitRate, deviation, highest } = simulate(model, rounds, seededRandom(seed));
  const isInside = Math.abs(returned - exact) <= margin;
  if (!isInside) outside += 1;
  console.log(
    `${model.id.padEnd(8)} exact ${percent(exact)}   ${rounds.toLocaleString('en')} rounds ${percent(returned)} ± ${percent(margin)} (99 %)` +
      `   hits ${percent(hitRate)}   deviation ${deviation.toFixed(1)}   highest met ${highest} of ${highestWin(model) / COINS_IN_STAKE}` +
      (isInside ? '' : '   OUTSIDE'),
  );
}
// One interval in a hundred misses by chance; two of five missing is a fault.
if (outside > 1) process.exitCode = 1;
