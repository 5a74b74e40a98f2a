import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLedger } from '@foyer/platform/modules/wallet/index.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { FORTUNE, startLiveHarness, ROULETTE, type TestPlayer, type LiveHarness } from './harness.ts';

let house: LiveHarness;
let anna: TestPlayer;
beforeAll(async () => {
  house = await startLiveHarness();
  anna = await house.enter('northlight', 'anna@foyer.test');
});
beforeEach(() => house.toNextRound(ROULETTE.roundMs));
afterEach(async () => {
  house.way.state = 'open';
  house.way.of = [];
  await expect.poll(() => house.owed()).toEqual([]);
  expect(await anna.openRounds()).toBe(0);
  expect(await auditLedger(house.api.database.query)).toMatchObject({ isClean: true });
});
afterAll(() => house.stop());

/** What the test itself moved, and by how much the balance changed. */
async function booked(guest: TestPlayer) {
  const [before, known] = [Number(await guest.balance()), (await guest.moves()).length];
  return {
    moves: async () => (await guest.moves()).slice(known),
    gained: async () => (Number(await guest.balance()) - before).toFixed(2),
  };
}

const { game, roundMs, bettingMs } = ROULETTE;
/** What a round owes that was won. */
const WIN = ['win', 'endRound'];

describe('a round at a live table, on the books', () => {
  it('takes the stake, and pays what came to lie once, however often it is asked for', async () => {
    const book = await booked(anna);
    const place = await anna.sit(game);
    expect(await place.lay('red', '5.00')).toMatchObject({ status: 200 });
    expect(await book.gained()).toBe('-5.00');
    await house.pass(roundMs - SECOND);
    await Promise.all(Array.from({ length: 5 }, () => place.ask('standing')));
    await expect.poll(book.gained).toBe('5.00');
    const told = await place.ask('standing');
    expect(told.body.own?.wagers).toMatchObject([{ win: { amount: '10.00' }, isPaid: true }]);
    expect(told.body.balance.amount).toBe(await anna.balance());
    expect(await book.moves()).toEqual(['bet 500', 'win 1000']);
  });

  it('keeps what lost', async () => {
    const book = await booked(anna);
    const place = await anna.sit(game);
    await place.lay('black', '5.00');
    await house.pass(roundMs - SECOND);
    await expect.poll(() => anna.openRounds()).toBe(0);
    expect(await book.moves()).toEqual(['bet 500']);
  });

  it('takes nothing when the wheel is closed', async () => {
    const book = await booked(anna);
    const place = await anna.sit(game);
    await house.pass(bettingMs + SECOND);
    expect(await place.lay('red', '5.00')).toMatchObject({
      status: 409,
      body: { error: { type: 'BetsClosed' } },
    });
    expect(await book.moves()).toEqual([]);
  });

  it('pays a player who has left, with nobody asking', async () => {
    const book = await booked(anna);
    const place = await anna.sit(game);
    await place.lay('red', '5.00');
    await house.pass(roundMs - SECOND);
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
  });

  it('pays a player who has signed in anew and comes back to the table, in the session of then', async () => {
    const book = await booked(anna);
    await (await anna.sit(game)).lay('red', '5.00');
    anna = await house.enter('northlight', 'anna@foyer.test');
    const later = await anna.sit(game);
    await house.pass(roundMs - SECOND);
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
    expect((await later.ask('standing')).body.own?.wagers).toMatchObject([{ win: { amount: '10.00' } }]);
  });
});

it('two players at two tables at once are each settled by what came there', async () => {
  const finn = await house.enter('tivoli', 'finn@foyer.test');
  const [hers, his] = [await booked(anna), await booked(finn)];
  // Rounds of the two differ in length: until both have just begun to take bets.
  while (house.api.clock.now().getTime() % FORTUNE.roundMs > FORTUNE.bettingMs / 2) await house.pass(roundMs);
  const places = await Promise.all([anna.sit(game), finn.sit(game), anna.sit(FORTUNE.game)]);
  const [wheel, finns, fortune] = places;
  const laid = await Promise.all([
    wheel.lay('red', '2.00'),
    finns.lay('32', '1.00'),
    fortune.lay('1', '3.00'),
  ]);
  expect(laid.map(({ status }) => status)).toEqual([200, 200, 200]);
  await house.pass(roundMs - SECOND);
  await expect.poll(his.moves).toEqual(['bet 100', 'win 3600']);
  await expect.poll(() => anna.openRounds()).toBe(0);
  const moved = await hers.moves();
  expect(moved.filter((move) => move.startsWith('bet')).toSorted()).toEqual(['bet 200', 'bet 300']);
  expect(moved).toContain('win 400');
});

describe('a studio that stops', () => {
  it('before bets are closed gives the stake back, once, however often it starts', async () => {
    const book = await booked(anna);
    await (await anna.sit(game)).lay('red', '5.00');
    await house.restartStudio();
    await expect.poll(book.gained).toBe('0.00');
    await expect.poll(() => house.owed()).toEqual([]);
    await house.restartStudio();
    await house.pass(roundMs);
    // Whoever sits down again finds no bet of hers, and nothing comes of the one that went back.
    const told = await (await anna.sit(game)).ask('standing');
    expect(told.body.own).toBeNull();
    await house.pass(roundMs);
    expect(await book.moves()).toEqual(['bet 500', 'rollback 500']);
  });

  it('between the number and the payment pays what was won, once', async () => {
    const book = await booked(anna);
    const place = await anna.sit(game);
    await place.lay('red', '5.00');
    await house.pass(bettingMs + 4 * SECOND);
    await expect.poll(() => house.owed()).toEqual(WIN);
    expect(await book.moves()).toEqual(['bet 500']);
    await house.restartStudio();
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
    await expect.poll(() => house.owed()).toEqual([]);
    await house.restartStudio();
    await house.pass(roundMs);
    await (await anna.sit(game)).ask('standing');
    expect(await book.moves()).toEqual(['bet 500', 'win 1000']);
  });
});

describe('a wallet that is away', () => {
  it('while a win is settled is asked again until it answers, and pays once', async () => {
    const book = await booked(anna);
    await (await anna.sit(game)).lay('red', '5.00');
    house.way.state = 'shut';
    await house.pass(roundMs - SECOND);
    await expect.poll(() => house.owed()).toEqual(WIN);
    expect(await book.moves()).toEqual(['bet 500']);
    house.way.state = 'open';
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
  });

  it('whose answers get lost pays once, however often it hears of the win', async () => {
    const book = await booked(anna);
    await (await anna.sit(game)).lay('red', '5.00');
    house.heard.clear();
    Object.assign(house.way, { state: 'losing answers', of: ['win', 'endRound'] });
    await house.pass(roundMs - SECOND);
    await expect.poll(() => house.heard.get('win') ?? 0).toBeGreaterThan(2);
    house.way.state = 'open';
    await expect.poll(() => house.owed()).toEqual([]);
    expect(await book.moves()).toEqual(['bet 500', 'win 1000']);
  });

  it('for the whole of the stake leaves nothing staked: what nobody knows of is given back', async () => {
    const book = await booked(anna);
    const place = await anna.sit(game);
    Object.assign(house.way, { state: 'losing answers', of: ['bet'] });
    expect(await place.lay('red', '5.00')).toMatchObject({ status: 503 });
    await expect.poll(book.moves).toEqual(['bet 500', 'rollback 500']);
    await house.pass(roundMs - SECOND);
    expect(await book.gained()).toBe('0.00');
  });

  it('through a restart of the studio is paid what it owes when both are there', async () => {
    const book = await booked(anna);
    await (await anna.sit(game)).lay('red', '5.00');
    house.way.state = 'shut';
    await house.pass(roundMs - SECOND);
    await expect.poll(() => house.owed()).toEqual(WIN);
    await house.restartStudio();
    house.way.state = 'open';
    await expect.poll(book.moves).toEqual(['bet 500', 'win 1000']);
  });
});
