import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { stackedDraws } from '@foyer/sandbox/studios/play/blackjack/testShoe.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { CARDS, startLiveHarness, type TestPlayer, type LiveHarness } from './harness.ts';

let house: LiveHarness;
let anna: TestPlayer;
beforeAll(async () => {
  house = await startLiveHarness();
  anna = await house.enter('northlight', 'anna@foyer.test');
});
/** Until what the last test left at the table is over, and bets are taken anew. */
beforeEach(() => house.pass(120 * SECOND));
afterEach(async () => {
  await expect.poll(() => house.owed()).toEqual([]);
  expect(await anna.openRounds()).toBe(0);
  expect(await auditLedger(house.api.database.query)).toMatchObject({ isClean: true });
});
afterAll(() => house.stop());

const stack = (cards: string) => void (house.chance.draw = stackedDraws(cards, 6));
async function booked(guest: TestPlayer) {
  const known = (await guest.moves()).length;
  return async () => (await guest.moves()).slice(known);
}
const dealt = () => house.pass(4 * SECOND);

it('a hand is staked, doubled and paid once, whatever is asked again', async () => {
  const moves = await booked(anna);
  const place = await anna.sit(CARDS.game);
  // Five and six against a seven with a ten under it; the double draws a nine.
  stack('5 7 6 T 9');
  expect(await place.ask('bet', { stake: '10.00' })).toMatchObject({ status: 200, body: { box: 0 } });
  await dealt();
  expect((await place.ask('standing')).body.own?.moves).toContain('double');
  await Promise.all([place.ask('double'), place.ask('double')]);
  await expect.poll(moves).toEqual(['bet 1000', 'bet 1000', 'win 4000']);
  await Promise.all([place.ask('standing'), place.ask('double'), place.ask('hit')]);
  expect(await moves()).toEqual(['bet 1000', 'bet 1000', 'win 4000']);
  expect((await place.ask('standing')).body.balance.amount).toBe(await anna.balance());
});

it('a page loaded anew in mid-hand has the seat and the hand, and decides there', async () => {
  const moves = await booked(anna);
  const before = await anna.sit(CARDS.game);
  stack('T 7 2 T 9');
  await before.ask('bet', { stake: '10.00' });
  await dealt();
  const after = await anna.sit(CARDS.game);
  expect(await before.ask('hit')).toMatchObject({ status: 403, body: { error: { type: 'SessionEnded' } } });
  expect((await after.ask('standing')).body).toMatchObject({
    box: 0,
    own: { moves: ['hit', 'stand', 'double'] },
  });
  await after.ask('hit');
  await expect.poll(moves).toEqual(['bet 1000', 'win 2000']);
});

it('who leaves in mid-hand is stood on and paid, and a bet on dealt cards is not taken', async () => {
  const finn = await house.enter('tivoli', 'finn@foyer.test');
  const [hers, his] = [await booked(anna), await booked(finn)];
  const [place, late] = [await anna.sit(CARDS.game), await finn.sit(CARDS.game)];
  stack('T 7 9 T');
  await place.ask('bet', { stake: '10.00' });
  await house.pass(CARDS.bettingMs + SECOND);
  expect(await late.ask('bet', { stake: '10.00' })).toMatchObject({
    status: 409,
    body: { error: { type: 'BetsClosed' } },
  });
  await house.pass(CARDS.decisionMs + 3 * SECOND);
  await expect.poll(hers).toEqual(['bet 1000', 'win 2000']);
  expect(await his()).toEqual([]);
});

it('a studio that stops in mid-hand gives back all that was staked, once', async () => {
  const moves = await booked(anna);
  const place = await anna.sit(CARDS.game);
  // Two eights, split; the hand goes on.
  stack('8 7 8 T 3 2');
  await place.ask('bet', { stake: '10.00' });
  await dealt();
  expect((await place.ask('split')).status).toBe(200);
  await house.restartStudio();
  await expect.poll(() => house.owed()).toEqual([]);
  await house.restartStudio();
  await house.pass(60 * SECOND);
  expect(await moves()).toEqual(['bet 1000', 'bet 1000', 'rollback 1000', 'rollback 1000']);
  expect((await (await anna.sit(CARDS.game)).ask('standing')).body.own).toBeNull();
});

it('a double whose answer gets lost is given back alone, and the hand goes on without it', async () => {
  const moves = await booked(anna);
  const place = await anna.sit(CARDS.game);
  stack('5 7 6 T 9');
  await place.ask('bet', { stake: '10.00' });
  await dealt();
  Object.assign(house.way, { state: 'losing answers', of: ['bet'] });
  expect((await place.ask('double')).status).toBe(503);
  Object.assign(house.way, { state: 'open', of: [] });
  await place.ask('hit');
  await place.ask('stand');
  await expect.poll(moves).toEqual(['bet 1000', 'bet 1000', 'rollback 1000', 'win 2000']);
});
