import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { stackedDraws } from '@foyer/sandbox/studios/testing/testShoe.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { CARDS, startLiveHarness, type TestPlayer, type LiveHarness } from './harness.ts';

let harness: LiveHarness;
let anna: TestPlayer;
beforeAll(async () => {
  harness = await startLiveHarness();
  anna = await harness.enter('northlight', 'anna@foyer.test');
});
/** Ends the round of the last test and waits until the table accepts bets again. */
beforeEach(() => harness.pass(120 * SECOND));
afterEach(async () => {
  await expect.poll(() => harness.unsentCalls()).toEqual([]);
  expect(await anna.openRounds()).toBe(0);
  expect(await auditLedger(harness.api.database.query)).toMatchObject({ isClean: true });
});
afterAll(() => harness.stop());

const stack = (cards: string) => void (harness.chance.draw = stackedDraws(cards, 6));
async function booked(player: TestPlayer) {
  const previous = (await player.moves()).length;
  return async () => (await player.moves()).slice(previous);
}
const dealt = () => harness.pass(4 * SECOND);

it('a hand is staked, doubled and paid once, even if requests repeat', async () => {
  const moves = await booked(anna);
  const seat = await anna.joinTable(CARDS.game);
  // The player has five and six, the dealer a seven and a hidden ten; the double draws a nine.
  stack('5 7 6 T 9');
  expect(await seat.request('bet', { stake: '10.00' })).toMatchObject({ status: 200, body: { box: 0 } });
  await dealt();
  expect((await seat.request('standing')).body.own?.moves).toContain('double');
  await Promise.all([seat.request('double'), seat.request('double')]);
  await expect.poll(moves).toEqual(['bet 1000', 'bet 1000', 'win 4000']);
  await Promise.all([seat.request('standing'), seat.request('double'), seat.request('hit')]);
  expect(await moves()).toEqual(['bet 1000', 'bet 1000', 'win 4000']);
  expect((await seat.request('standing')).body.balance.amount).toBe(await anna.balance());
});

it('a page reloaded in the middle of a hand shows the seat and the hand, and can decide', async () => {
  const moves = await booked(anna);
  const before = await anna.joinTable(CARDS.game);
  stack('T 7 2 T 9');
  await before.request('bet', { stake: '10.00' });
  await dealt();
  const after = await anna.joinTable(CARDS.game);
  expect(await before.request('hit')).toMatchObject({
    status: 403,
    body: { error: { type: 'SessionEnded' } },
  });
  expect((await after.request('standing')).body).toMatchObject({
    box: 0,
    own: { moves: ['hit', 'stand', 'double'] },
  });
  await after.request('hit');
  await expect.poll(moves).toEqual(['bet 1000', 'win 2000']);
});

it('a player who leaves in the middle of a hand stands and is paid, and bets on dealt cards are refused', async () => {
  const finn = await harness.enter('tivoli', 'finn@foyer.test');
  const [hers, his] = [await booked(anna), await booked(finn)];
  const [seat, late] = [await anna.joinTable(CARDS.game), await finn.joinTable(CARDS.game)];
  stack('T 7 9 T');
  await seat.request('bet', { stake: '10.00' });
  await harness.pass(CARDS.bettingMs + SECOND);
  expect(await late.request('bet', { stake: '10.00' })).toMatchObject({
    status: 409,
    body: { error: { type: 'BetsClosed' } },
  });
  await harness.pass(CARDS.decisionMs + 3 * SECOND);
  await expect.poll(hers).toEqual(['bet 1000', 'win 2000']);
  expect(await his()).toEqual([]);
});

it('a studio that stops in the middle of a hand refunds all stakes once', async () => {
  const moves = await booked(anna);
  const seat = await anna.joinTable(CARDS.game);
  // The player splits two eights, and the hand continues.
  stack('8 7 8 T 3 2');
  await seat.request('bet', { stake: '10.00' });
  await dealt();
  expect((await seat.request('split')).status).toBe(200);
  await harness.restartStudio();
  await expect.poll(() => harness.unsentCalls()).toEqual([]);
  await harness.restartStudio();
  await harness.pass(60 * SECOND);
  expect(await moves()).toEqual(['bet 1000', 'bet 1000', 'rollback 1000', 'rollback 1000']);
  expect((await (await anna.joinTable(CARDS.game)).request('standing')).body.own).toBeNull();
});

it('a double whose response is lost is refunded alone, and the hand continues without it', async () => {
  const moves = await booked(anna);
  const seat = await anna.joinTable(CARDS.game);
  stack('5 7 6 T 9');
  await seat.request('bet', { stake: '10.00' });
  await dealt();
  Object.assign(harness.network, { state: 'losing responses', calls: ['bet'] });
  expect((await seat.request('double')).status).toBe(503);
  Object.assign(harness.network, { state: 'open', calls: [] });
  await seat.request('hit');
  await seat.request('stand');
  await expect.poll(moves).toEqual(['bet 1000', 'bet 1000', 'rollback 1000', 'win 2000']);
});
