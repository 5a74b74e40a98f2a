import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestStudio, type TestSession, type TestStudio } from './testing/testStudio.ts';
import type { TestWallet } from './testing/testWallet.ts';

let studio: TestStudio;
let wallet: TestWallet;
let ask: TestStudio['ask'];
let opened: TestSession;

beforeEach(async () => {
  studio = await startTestStudio(() => opened);
  ({ wallet, ask } = studio);
});
afterEach(() => studio.stop());

async function open(game: string, sessionId: string, openRound: unknown = null) {
  opened = { game, sessionId, openRound };
  return (await ask('session', { mode: 'real', game, token: 'token' })).body;
}
const sent = (name: string) =>
  wallet.calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);
const left = (roundId: string) => ({ roundId, bets: [{ transactionId: `${roundId}-bet`, amount: '1.00' }] });

/** Bets on the next flight, which is open for bets whenever the request arrives. */
async function betOnNext(key: string) {
  const { round } = (await ask('standing', {}, key)).body;
  const request = { key: randomUUID(), slot: 0, stake: '1.00', seed: '0'.repeat(32), target: 101 };
  return (await ask('bet', { ...request, round: round + 1 }, key)).body;
}

it('a bet on a flight stays for a reloaded page, is decided once, and the old page is notified', async () => {
  const first = await open('last-balloon', 'one');
  const { roundId } = (await betOnNext(first.key)).own[0];
  const second = await open('last-balloon', 'two', left(roundId));
  expect(second.own).toMatchObject([{ roundId, isOver: false }]);
  expect(await ask('cashOut', { roundId }, first.key)).toMatchObject({
    status: 403,
    body: { error: { type: 'SessionEnded' } },
  });
  studio.time.clock += 200_000;
  await ask('standing', {}, second.key);
  await ask('cashOut', { roundId }, second.key);
  await expect.poll(() => sent('endRound').filter((body) => body.roundId === roundId).length).toBe(1);
  expect(sent('rollback')).toEqual([]);
});

it('the flight of a crash game is the same in every frame, and a second game has another', async () => {
  const states = await Promise.all(
    ['one', 'two'].map(() => ask('session', { mode: 'fun', game: 'last-balloon', currency: 'EUR' })),
  );
  const other = await ask('session', { mode: 'fun', game: 'paper-plane', currency: 'NOK' });
  const [one, two] = states.map(({ body }) => body.commitment);
  expect(one).toBe(two);
  expect(other.body.commitment).not.toBe(one);
});

it.each(['last-balloon', 'observatory-roulette'])(
  'a round of %s that the studio forgot is given back, each bet by its own name',
  async (game) => {
    await open(game, 'one', left('forgotten'));
    expect(sent('rollback')).toMatchObject([{ rollsBack: 'forgotten-bet', roundId: 'forgotten' }]);
    expect(sent('win')).toEqual([]);
  },
);

it('a roulette spin whose bet got no response is rolled back and not played', async () => {
  const { key } = await open('observatory-roulette', 'one');
  wallet.script.push(...Array<'hangUp'>(4).fill('hangUp'));
  const spun = await ask('spin', { bets: [{ spot: 'red', amount: '1.00' }] }, key);
  expect(spun).toMatchObject({ status: 503, body: { error: { type: 'ConnectionLost' } } });
  await expect.poll(() => sent('rollback').length).toBe(1);
  expect(sent('rollback')[0]?.rollsBack).toBe(sent('bet')[0]?.transactionId);
  expect((await ask('standing', {}, key)).body.last).toBeNull();
});

it('a roulette spin is one bet with all chips, and one win', async () => {
  const { key } = await open('observatory-roulette', 'one');
  const bets = ['red', 'black', '0'].map((spot) => ({ spot, amount: '5.00' }));
  const spun = (await ask('spin', { bets }, key)).body;
  await ask('reveal', {}, key);
  await ask('reveal', {}, key);
  expect(sent('bet')).toMatchObject([{ amount: '15.00', roundId: spun.roundId }]);
  expect(sent('win')).toMatchObject([{ amount: spun.win.amount, roundId: spun.roundId }]);
  expect(sent('endRound')).toHaveLength(1);
});
