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

/** What the test itself moved, and by how much the balance changed. */
async function booked(player: TestPlayer) {
  const [before, previous] = [Number(await player.balance()), (await player.moves()).length];
  return {
    moves: async () => (await player.moves()).slice(previous),
    gained: async () => (Number(await player.balance()) - before).toFixed(2),
  };
}

const { game, roundMs, bettingMs } = ROULETTE;
/** What a round owes that was won. */
const WIN = ['win', 'endRound'];

describe('a round at a live table, on the books', () => {
  it('takes the stake, and pays what came to lie once, however often it is asked for', async () => {
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

  it('keeps what lost', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    await seat.placeBet('black', '5.00');
    await harness.pass(roundMs - SECOND);
    await expect.poll(() => anna.openRounds()).toBe(0);
    expect(await book.moves()).toEqual(['bet 500']);
  });

  it('takes nothing when the wheel is closed', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    await harness.pass(bettingMs + SECOND);
    expect(await seat.placeBet('red', '5.00')).toMatchObject({
      status: 409,
      body: { error: { type: 'BetsClosed' } },
    });
    expect(await book.moves()).toEqual([]);
  });

  it('pays a player who has left, with nobody asking', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    await seat.placeBet('red', '5.00');
    await harness.pass(roundMs - SECOND);
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
  });

  it('pays a player who has signed in anew and comes back to the table, in the session of then', async () => {
    const book = await booked(anna);
    await (await anna.joinTable(game)).placeBet('red', '5.00');
    anna = await harness.enter('northlight', 'anna@foyer.test');
    const later = await anna.joinTable(game);
    await harness.pass(roundMs - SECOND);
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
    expect((await later.request('standing')).body.own?.wagers).toMatchObject([{ win: { amount: '10.00' } }]);
  });
});

it('two players at two tables at once are each settled by what came there', async () => {
  const finn = await harness.enter('tivoli', 'finn@foyer.test');
  const [hers, his] = [await booked(anna), await booked(finn)];
  // Rounds of the two differ in length: until both have just begun to take bets.
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
  it('before bets are closed gives the stake back, once, however often it starts', async () => {
    const book = await booked(anna);
    await (await anna.joinTable(game)).placeBet('red', '5.00');
    await harness.restartStudio();
    await expect.poll(book.gained).toBe('0.00');
    await expect.poll(() => harness.unsentCalls()).toEqual([]);
    await harness.restartStudio();
    await harness.pass(roundMs);
    // Whoever sits down again finds no bet of hers, and nothing comes of the one that went back.
    const session = await (await anna.joinTable(game)).request('standing');
    expect(session.body.own).toBeNull();
    await harness.pass(roundMs);
    expect(await book.moves()).toEqual(['bet 500', 'rollback 500']);
  });

  it('between the number and the payment pays what was won, once', async () => {
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

describe('a wallet that is away', () => {
  it('while a win is settled is asked again until it answers, and pays once', async () => {
    const book = await booked(anna);
    await (await anna.joinTable(game)).placeBet('red', '5.00');
    harness.network.state = 'down';
    await harness.pass(roundMs - SECOND);
    await expect.poll(() => harness.unsentCalls()).toEqual(WIN);
    expect(await book.moves()).toEqual(['bet 500']);
    harness.network.state = 'open';
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
  });

  it('whose answers get lost pays once, however often it hears of the win', async () => {
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

  it('for the whole of the stake leaves nothing staked: what nobody knows of is given back', async () => {
    const book = await booked(anna);
    const seat = await anna.joinTable(game);
    Object.assign(harness.network, { state: 'losing responses', calls: ['bet'] });
    expect(await seat.placeBet('red', '5.00')).toMatchObject({ status: 503 });
    await expect.poll(book.moves).toEqual(['bet 500', 'rollback 500']);
    await harness.pass(roundMs - SECOND);
    expect(await book.gained()).toBe('0.00');
  });

  it('through a restart of the studio is paid what it owes when both are there', async () => {
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
