import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { FORTUNE, startLiveHarness, ROULETTE, type TestPlayer, type LiveHarness } from './harness.ts';

let harness: LiveHarness;
let anna: TestPlayer;
beforeAll(async () => {
  harness = await startLiveHarness();
  anna = await harness.enter('northlight', 'anna@foyer.test');
});
beforeEach(() => harness.toNextRound(ROULETTE.roundMs));
afterEach(async () => {
  harness.network.state = 'open';
  harness.network.calls = [];
  await expect.poll(() => harness.unsentCalls()).toEqual([]);
  expect(await anna.openRounds()).toBe(0);
  expect(await auditLedger(harness.api.database.query)).toMatchObject({ isClean: true });
});
afterAll(() => harness.stop());

/** Transfers of this test, and the change of the balance. */
async function booked(player: TestPlayer) {
  const [before, previous] = [Number(await player.balance()), (await player.moves()).length];
  return {
    moves: async () => (await player.moves()).slice(previous),
    gained: async () => (Number(await player.balance()) - before).toFixed(2),
  };
}

const { game, roundMs, bettingMs } = ROULETTE;
/** The calls that the studio must send after a win. */
const WIN = ['win', 'endRound'];

describe('a round at a live table in the ledger', () => {
  it('takes the stake and pays the outcome once, even if it is requested repeatedly', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    expect(await seat.placeBet('red', '5.00')).toMatchObject({ status: 200 });
    expect(await book.gained()).toBe('-5.00');
    await harness.pass(roundMs - SECOND);
    await Promise.all(Array.from({ length: 5 }, () => seat.request('standing')));
    await expect.poll(book.gained).toBe('5.00');
    const session = await seat.request('standing');
    expect(session.body.own?.wagers).toMatchObject([{ win: { amount: '10.00' }, isPaid: true }]);
    expect(session.body.balance.amount).toBe(await anna.balance());
    expect(await book.moves()).toEqual(['bet 500', 'win 1000']);
  });

  it('keeps the stake of a lost bet', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    await seat.placeBet('black', '5.00');
    await harness.pass(roundMs - SECOND);
    await expect.poll(() => anna.openRounds()).toBe(0);
    expect(await book.moves()).toEqual(['bet 500']);
  });

  it('takes no stake after bets are closed', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    await harness.pass(bettingMs + SECOND);
    expect(await seat.placeBet('red', '5.00')).toMatchObject({
      status: 409,
      body: { error: { type: 'BetsClosed' } },
    });
    expect(await book.moves()).toEqual([]);
  });

  it('pays a player who has left, without a request from them', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    await seat.placeBet('red', '5.00');
    await harness.pass(roundMs - SECOND);
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
  });

  it('pays a player who signed in again and came back to the table, in the session of the bet', async () => {
    const book = await booked(anna);
    await (await anna.joinTable(game)).placeBet('red', '5.00');
    anna = await harness.enter('northlight', 'anna@foyer.test');
    const later = await anna.joinTable(game);
    await harness.pass(roundMs - SECOND);
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
    expect((await later.request('standing')).body.own?.wagers).toMatchObject([{ win: { amount: '10.00' } }]);
  });
});

it('settles two players at two tables at once by the outcome of each table', async () => {
  const finn = await harness.enter('tivoli', 'finn@foyer.test');
  const [hers, his] = [await booked(anna), await booked(finn)];
  // The rounds of the two tables have different lengths: this waits until both have just opened for bets.
  while (harness.api.clock.now().getTime() % FORTUNE.roundMs > FORTUNE.bettingMs / 2)
    await harness.pass(roundMs);
  const seats = await Promise.all([anna.joinTable(game), finn.joinTable(game), anna.joinTable(FORTUNE.game)]);
  const [wheel, finns, fortune] = seats;
  const laid = await Promise.all([
    wheel.placeBet('red', '2.00'),
    finns.placeBet('32', '1.00'),
    fortune.placeBet('1', '3.00'),
  ]);
  expect(laid.map(({ status }) => status)).toEqual([200, 200, 200]);
  await harness.pass(roundMs - SECOND);
  await expect.poll(his.moves).toEqual(['bet 100', 'win 3600']);
  await expect.poll(() => anna.openRounds()).toBe(0);
  const moved = await hers.moves();
  expect(moved.filter((move) => move.startsWith('bet')).toSorted()).toEqual(['bet 200', 'bet 300']);
  expect(moved).toContain('win 400');
});

describe('a studio that stops', () => {
  it('before bets are closed refunds the stake once, however often it restarts', async () => {
    const book = await booked(anna);
    await (await anna.joinTable(game)).placeBet('red', '5.00');
    await harness.restartStudio();
    await expect.poll(book.gained).toBe('0.00');
    await expect.poll(() => harness.unsentCalls()).toEqual([]);
    await harness.restartStudio();
    await harness.pass(roundMs);
    // The player's next session at the table shows no bet, and the refunded bet has no outcome.
    const session = await (await anna.joinTable(game)).request('standing');
    expect(session.body.own).toBeNull();
    await harness.pass(roundMs);
    expect(await book.moves()).toEqual(['bet 500', 'rollback 500']);
  });

  it('between the outcome and the payment pays the win once', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    await seat.placeBet('red', '5.00');
    await harness.pass(bettingMs + 4 * SECOND);
    await expect.poll(() => harness.unsentCalls()).toEqual(WIN);
    expect(await book.moves()).toEqual(['bet 500']);
    await harness.restartStudio();
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
    await expect.poll(() => harness.unsentCalls()).toEqual([]);
    await harness.restartStudio();
    await harness.pass(roundMs);
    await (await anna.joinTable(game)).request('standing');
    expect(await book.moves()).toEqual(['bet 500', 'win 1000']);
  });
});

describe('an unavailable wallet', () => {
  it('is called again while a win is settled until it responds, and pays once', async () => {
    const book = await booked(anna);
    await (await anna.joinTable(game)).placeBet('red', '5.00');
    harness.network.state = 'down';
    await harness.pass(roundMs - SECOND);
    await expect.poll(() => harness.unsentCalls()).toEqual(WIN);
    expect(await book.moves()).toEqual(['bet 500']);
    harness.network.state = 'open';
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
  });

  it('whose responses are lost pays a win once, however often it is called', async () => {
    const book = await booked(anna);
    await (await anna.joinTable(game)).placeBet('red', '5.00');
    harness.callCounts.clear();
    Object.assign(harness.network, { state: 'losing responses', calls: ['win', 'endRound'] });
    await harness.pass(roundMs - SECOND);
    await expect.poll(() => harness.callCounts.get('win') ?? 0).toBeGreaterThan(2);
    harness.network.state = 'open';
    await expect.poll(() => harness.unsentCalls()).toEqual([]);
    expect(await book.moves()).toEqual(['bet 500', 'win 1000']);
  });

  it('during the whole stake leaves nothing staked: bets of unknown outcome are rolled back', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    Object.assign(harness.network, { state: 'losing responses', calls: ['bet'] });
    expect(await seat.placeBet('red', '5.00')).toMatchObject({ status: 503 });
    await expect.poll(book.moves).toEqual(['bet 500', 'rollback 500']);
    await harness.pass(roundMs - SECOND);
    expect(await book.gained()).toBe('0.00');
  });

  it('during a restart of the studio receives what it is owed when both are available', async () => {
    const book = await booked(anna);
    await (await anna.joinTable(game)).placeBet('red', '5.00');
    harness.network.state = 'down';
    await harness.pass(roundMs - SECOND);
    await expect.poll(() => harness.unsentCalls()).toEqual(WIN);
    await harness.restartStudio();
    harness.network.state = 'open';
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
  });
});
