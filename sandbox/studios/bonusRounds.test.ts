import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CYCLE_MS } from './play/rounds.ts';
import { testSeeds } from './testing/testSeeds.ts';
import { startTestStudio, type TestStudio } from './testing/testStudio.ts';

const GAME = 'bramble-court';
let folder: string;
let studio: TestStudio;
let openRound: unknown;

const start = () =>
  startTestStudio(() => ({ sessionId: 'session', game: GAME, openRound }), {
    seeds: testSeeds('bonus rounds'),
    journalFolder: folder,
  });
beforeEach(async () => {
  openRound = null;
  folder = await mkdtemp(join(tmpdir(), 'bonus-'));
  studio = await start();
});
afterEach(async () => {
  await studio.stop();
  await rm(folder, { recursive: true });
});

const open = async () => (await studio.ask('session', { mode: 'real', game: GAME, token: 'token' })).body;
const sent = (name: string) =>
  studio.wallet.calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);

async function untilBonus(key: string) {
  for (let round = 0; round < 1000; round += 1) {
    const { body } = await studio.ask('spin', { stake: '0.20' }, key);
    if (body.bonusSpins.length > 0 && body.win.amount !== '0.00') return body;
    studio.time.clock += CYCLE_MS;
    await studio.ask('reveal', {}, key);
  }
  throw new Error('no bonus spins in a thousand rounds');
}
const ofRound = (name: string, roundId: string) => sent(name).filter((body) => body['roundId'] === roundId);

it('a round with bonus spins is one bet and one win, also after a reload in the middle', async () => {
  const { key } = await open();
  const spun = await untilBonus(key);
  expect(ofRound('win', spun.roundId)).toEqual([]);
  openRound = { roundId: spun.roundId, bets: [{ transactionId: `${spun.roundId}-bet`, amount: '0.20' }] };
  const reloaded = await open();
  expect(reloaded.resumed).toMatchObject({
    roundId: spun.roundId,
    bonusSpins: spun.bonusSpins,
    win: spun.win,
  });
  await studio.ask('reveal', {}, reloaded.key);
  await studio.ask('reveal', {}, reloaded.key);
  expect(ofRound('bet', spun.roundId)).toHaveLength(1);
  expect(ofRound('win', spun.roundId)).toMatchObject([{ amount: spun.win.amount }]);
  expect(ofRound('endRound', spun.roundId)).toHaveLength(1);
});

it('a round with bonus spins is paid once by a studio that was restarted in the middle of them', async () => {
  const { key } = await open();
  const spun = await untilBonus(key);
  await studio.stop();
  expect((await readdir(folder)).some((name) => name.startsWith(spun.roundId))).toBe(true);
  openRound = { roundId: spun.roundId, bets: [{ transactionId: `${spun.roundId}-bet`, amount: '0.20' }] };
  studio = await start();
  await open();
  await expect.poll(() => ofRound('endRound', spun.roundId)).toHaveLength(1);
  expect(ofRound('win', spun.roundId)).toMatchObject([{ amount: spun.win.amount }]);
  expect(ofRound('rollback', spun.roundId)).toEqual([]);
});
