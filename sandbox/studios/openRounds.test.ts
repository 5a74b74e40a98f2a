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

it('a flight goes on for a reloaded page, is paid once, and the old page is notified', async () => {
  const first = await open('last-balloon', 'one');
  let flown = (await ask('start', { stake: '1.00', seed: 'mine', target: null }, first.key)).body;
  while (flown.flight.status !== 'flying') {
    studio.time.clock += 10_000;
    flown = (await ask('start', { stake: '1.00', seed: 'mine', target: null }, first.key)).body;
  }
  const { roundId } = flown.flight;
  const second = await open('last-balloon', 'two', left(roundId));
  expect(second).toMatchObject({ isResumed: true, flight: { roundId, status: 'flying' } });
  expect(await ask('cashOut', {}, first.key)).toMatchObject({
    status: 403,
    body: { error: { type: 'SessionEnded' } },
  });
  studio.time.clock += 600_000;
  expect((await ask('standing', {}, second.key)).body.flight.status).not.toBe('flying');
  expect(sent('endRound').filter((body) => body.roundId === roundId)).toHaveLength(1);
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
