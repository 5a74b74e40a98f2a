import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { bet, endRound, rollback, win } from '../index.ts';
import { openLedger, type Ledger } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
let names = 0;
/** Transaction ids must be unique per studio across all players, so each test uses new ones. */
const fresh = (what: string) => `${what}-${++names}`;
const refusedAs = (type: string) => expect.objectContaining({ type });

describe('a bet', () => {
  it('debits the stake immediately and opens the round', async () => {
    const { playerId, play } = await ledger.addPlayer({ balance: 100_00n });
    const posted = await ledger.wallet.submit(bet(play(fresh('bet'), fresh('round'), 2_50n)));
    expect(posted).toMatchObject({ balance: eur(97_50n), bonusBalance: eur(0n), sequence: 2, playerId });
    expect(await ledger.wallet.state(ledger.database.query, playerId)).toMatchObject({
      balance: eur(97_50n),
      currency: 'EUR',
      sequence: 2,
      wageringProgress: null,
    });
  });

  it('MONEY-07 repeated is applied once and gets the first response, also after later movements', async () => {
    const { play } = await ledger.addPlayer({ balance: 10_00n });
    const first = bet(play(fresh('bet'), fresh('round'), 1_00n));
    const answered = await ledger.wallet.submit(first);
    await ledger.wallet.submit(bet(play(fresh('bet'), fresh('round'), 2_00n)));
    const again = await ledger.wallet.submit(first);
    expect(again).toEqual({ ...answered, sequence: null });
    expect(again.balance).toEqual(eur(9_00n));
  });

  it('MONEY-07 repeated in parallel is applied once, with the same response', async () => {
    const { playerId, play } = await ledger.addPlayer({ balance: 10_00n });
    const same = bet(play(fresh('bet'), fresh('round'), 1_00n));
    const answers = await Promise.all(Array.from({ length: 20 }, () => ledger.wallet.submit(same)));
    expect(answers.every(({ balance }) => balance.minor === 9_00n)).toBe(true);
    expect(answers.filter(({ sequence }) => sequence !== null)).toHaveLength(1);
    expect(await ledger.eventsOf(playerId)).toHaveLength(2);
  });

  it('MONEY-07 with a used transaction id and another payload is refused', async () => {
    const { play } = await ledger.addPlayer();
    const [id, round] = [fresh('bet'), fresh('round')];
    await ledger.wallet.submit(bet(play(id, round, 1_00n)));
    const conflict = refusedAs('TransactionConflict');
    await expect(ledger.wallet.submit(bet(play(id, round, 2_00n)))).rejects.toEqual(conflict);
    await expect(ledger.wallet.submit(bet(play(id, fresh('round'), 1_00n)))).rejects.toEqual(conflict);
    await expect(ledger.wallet.submit(win(play(id, round, 1_00n)))).rejects.toEqual(conflict);
    const other = await ledger.addPlayer();
    await expect(ledger.wallet.submit(bet(other.play(id, round, 1_00n)))).rejects.toEqual(conflict);
  });

  it('above the balance is refused, loses nothing, and its id may be used later', async () => {
    const { playerId, play } = await ledger.addPlayer({ balance: 1_00n });
    const tooMuch = bet(play(fresh('bet'), fresh('round'), 1_01n));
    await expect(ledger.wallet.submit(tooMuch)).rejects.toMatchObject({
      type: 'InsufficientFunds',
      status: 402,
    });
    expect((await ledger.wallet.state(ledger.database.query, playerId)).balance).toEqual(eur(1_00n));
    const [won, round] = [fresh('bet'), fresh('round')];
    await ledger.wallet.submit(bet(play(won, round, 1_00n)));
    await ledger.wallet.submit(win(play(fresh('win'), round, 5_00n)));
    expect((await ledger.wallet.submit(tooMuch)).balance).toEqual(eur(3_99n));
  });

  it('a hundred in parallel never exceed the balance; each refusal affects its own bet only', async () => {
    const { playerId, play } = await ledger.addPlayer({ balance: 30_50n });
    const bets = Array.from({ length: 100 }, () => bet(play(fresh('bet'), fresh('round'), 1_00n)));
    const answers = await Promise.allSettled(bets.map((one) => ledger.wallet.submit(one)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    for (const settle of answers) {
      if (settle.status === 'rejected') expect(settle.reason).toEqual(refusedAs('InsufficientFunds'));
    }
    expect((await ledger.wallet.state(ledger.database.query, playerId)).balance).toEqual(eur(50n));
  });

  it('from an ended session is refused', async () => {
    const { sessionId, play } = await ledger.addPlayer();
    await ledger.wallet.endGameSessions(ledger.database.query, sessionId);
    await expect(ledger.wallet.submit(bet(play(fresh('bet'), fresh('round'))))).rejects.toMatchObject({
      type: 'SessionEnded',
      status: 403,
    });
  });

  it('in a currency other than the account’s is refused', async () => {
    const { play } = await ledger.addPlayer({ currency: 'EUR' });
    const inDollars = { ...play(fresh('bet'), fresh('round')), amount: money(1_00n, 'USD') };
    await expect(ledger.wallet.submit(bet(inDollars))).rejects.toMatchObject({
      type: 'WrongCurrency',
      status: 422,
    });
  });

  it('into a closed round is refused', async () => {
    const { play } = await ledger.addPlayer();
    const round = fresh('round');
    await ledger.wallet.submit(bet(play(fresh('bet'), round)));
    await ledger.wallet.submit(endRound(play(fresh('end'), round)));
    await expect(ledger.wallet.submit(bet(play(fresh('bet'), round)))).rejects.toMatchObject({
      type: 'RoundClosed',
      status: 409,
    });
  });

  it("into another player's round is refused", async () => {
    const [one, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    const round = fresh('round');
    await ledger.wallet.submit(bet(one.play(fresh('bet'), round)));
    await expect(ledger.wallet.submit(bet(other.play(fresh('bet'), round)))).rejects.toEqual(
      refusedAs('UnknownRound'),
    );
  });

  it('two players who open one round in parallel: one of them gets it', async () => {
    const [one, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    const second = ledger.secondNode();
    const round = fresh('round');
    const answers = await Promise.allSettled([
      ledger.wallet.submit(bet(one.play(fresh('bet'), round))),
      second.submit(bet(other.play(fresh('bet'), round))),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of an unknown session, or of another studio’s, is refused', async () => {
    const { play } = await ledger.addPlayer();
    const unknown = refusedAs('UnknownSession');
    const stranger = { ...play(fresh('bet'), fresh('round')), gameSession: 'nobody' };
    await expect(ledger.wallet.submit(bet(stranger))).rejects.toEqual(unknown);
    const foreign = { ...play(fresh('bet'), fresh('round')), studio: 'other' };
    await expect(ledger.wallet.submit(bet(foreign))).rejects.toEqual(unknown);
  });

  it.each([0n, -1n])('of %d is refused by the ledger', async (minor) => {
    const { play } = await ledger.addPlayer();
    await expect(ledger.wallet.submit(bet(play(fresh('bet'), fresh('round'), minor)))).rejects.toEqual(
      refusedAs('BadRequest'),
    );
  });
});

describe('a win', () => {
  it('is credited to the player', async () => {
    const { play } = await ledger.addPlayer({ balance: 10_00n });
    const round = fresh('round');
    await ledger.wallet.submit(bet(play(fresh('bet'), round, 1_00n)));
    const won = await ledger.wallet.submit(win(play(fresh('win'), round, 7_30n)));
    expect(won.balance).toEqual(eur(16_30n));
  });

  it('MONEY-07 repeated and in parallel is paid once', async () => {
    const { playerId, play } = await ledger.addPlayer({ balance: 10_00n });
    const round = fresh('round');
    await ledger.wallet.submit(bet(play(fresh('bet'), round, 1_00n)));
    const same = win(play(fresh('win'), round, 5_00n));
    const first = await ledger.wallet.submit(same);
    const together = await Promise.all([same, same, same].map((one) => ledger.wallet.submit(one)));
    for (const again of together) expect(again).toEqual({ ...first, sequence: null });
    expect((await ledger.wallet.state(ledger.database.query, playerId)).balance).toEqual(eur(14_00n));
  });

  it('LIMIT-11 is paid when the session has ended and the round is closed', async () => {
    const { sessionId, play } = await ledger.addPlayer({ balance: 10_00n });
    const round = fresh('round');
    await ledger.wallet.submit(bet(play(fresh('bet'), round, 1_00n)));
    await ledger.wallet.endGameSessions(ledger.database.query, sessionId);
    await ledger.wallet.submit(endRound(play(fresh('end'), round)));
    const won = await ledger.wallet.submit(win(play(fresh('win'), round, 2_00n)));
    expect(won.balance).toEqual(eur(11_00n));
  });

  it('without a bet is refused: in no round, in a rolled-back round, in another player’s', async () => {
    const [one, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    const unknown = expect.objectContaining({ type: 'UnknownRound', status: 404 });
    await expect(ledger.wallet.submit(win(one.play(fresh('win'), fresh('round'))))).rejects.toEqual(unknown);
    const [id, round] = [fresh('bet'), fresh('round')];
    await ledger.wallet.submit(bet(one.play(id, round)));
    await expect(ledger.wallet.submit(win(other.play(fresh('win'), round)))).rejects.toEqual(unknown);
    await ledger.wallet.submit(rollback({ ...one.play(fresh('back'), round), rollsBack: id }));
    await expect(ledger.wallet.submit(win(one.play(fresh('win'), round)))).rejects.toEqual(unknown);
  });
});

describe('a rollback', () => {
  it('refunds the bet', async () => {
    const { play } = await ledger.addPlayer({ balance: 10_00n });
    const [id, round] = [fresh('bet'), fresh('round')];
    await ledger.wallet.submit(bet(play(id, round, 4_00n)));
    const back = await ledger.wallet.submit(rollback({ ...play(fresh('back'), round), rollsBack: id }));
    expect(back).toMatchObject({ balance: eur(10_00n), sequence: 3 });
  });

  it('MONEY-07 repeated, in parallel, and with another id refunds once', async () => {
    const { play } = await ledger.addPlayer({ balance: 10_00n });
    const [id, round] = [fresh('bet'), fresh('round')];
    await ledger.wallet.submit(bet(play(id, round, 4_00n)));
    const same = rollback({ ...play(fresh('back'), round), rollsBack: id });
    const another = rollback({ ...play(fresh('back'), round), rollsBack: id });
    const answers = await Promise.all([same, same, another].map((one) => ledger.wallet.submit(one)));
    expect(answers.every(({ balance }) => balance.minor === 10_00n)).toBe(true);
    expect(answers.filter(({ sequence }) => sequence !== null)).toHaveLength(1);
  });

  it('of an unknown bet is recorded, and the late bet is refused', async () => {
    const { play } = await ledger.addPlayer({ balance: 10_00n });
    const [id, round] = [fresh('bet'), fresh('round')];
    const back = rollback({ ...play(fresh('back'), round), rollsBack: id });
    expect((await ledger.wallet.submit(back)).balance).toEqual(eur(10_00n));
    expect((await ledger.wallet.submit(back)).sequence).toBeNull();
    await expect(ledger.wallet.submit(bet(play(id, round)))).rejects.toMatchObject({
      type: 'BetRolledBack',
      status: 409,
    });
  });

  it('in parallel with its bet: the bet is refused or refunded, and the balance is correct', async () => {
    const { playerId, play } = await ledger.addPlayer({ balance: 10_00n });
    const second = ledger.secondNode();
    for (let attempt = 0; attempt < 10; attempt++) {
      const [id, round] = [fresh('bet'), fresh('round')];
      await Promise.allSettled([
        ledger.wallet.submit(bet(play(id, round, 1_00n))),
        second.submit(rollback({ ...play(fresh('back'), round), rollsBack: id })),
      ]);
    }
    expect((await ledger.wallet.state(ledger.database.query, playerId)).balance).toEqual(eur(10_00n));
  });

  it('LIMIT-11 is accepted when the session has ended and the round is closed', async () => {
    const { sessionId, play } = await ledger.addPlayer({ balance: 10_00n });
    const [id, round] = [fresh('bet'), fresh('round')];
    await ledger.wallet.submit(bet(play(id, round, 4_00n)));
    await ledger.wallet.submit(endRound(play(fresh('end'), round)));
    await ledger.wallet.endGameSessions(ledger.database.query, sessionId);
    const back = await ledger.wallet.submit(rollback({ ...play(fresh('back'), round), rollsBack: id }));
    expect(back.balance).toEqual(eur(10_00n));
  });

  it('of the end of a round, of another round’s bet or win and of another player’s is refused', async () => {
    const [one, other] = [await ledger.addPlayer(), await ledger.addPlayer()];
    const [id, won, end, round] = [fresh('bet'), fresh('win'), fresh('end'), fresh('round')];
    await ledger.wallet.submit(bet(one.play(id, round)));
    await ledger.wallet.submit(win(one.play(won, round)));
    await ledger.wallet.submit(endRound(one.play(end, round)));
    const conflict = refusedAs('TransactionConflict');
    const taking = (play: typeof one.play, rollsBack: string, where: string) =>
      ledger.wallet.submit(rollback({ ...play(fresh('back'), where), rollsBack }));
    await expect(taking(one.play, end, round)).rejects.toEqual(conflict);
    for (const key of [id, won]) {
      await expect(taking(one.play, key, fresh('round'))).rejects.toEqual(conflict);
      await expect(taking(other.play, key, round)).rejects.toEqual(conflict);
    }
  });
});

describe('the end of a round', () => {
  it('MONEY-07 repeated and with another id moves nothing', async () => {
    const { play } = await ledger.addPlayer({ balance: 10_00n });
    const round = fresh('round');
    await ledger.wallet.submit(bet(play(fresh('bet'), round, 1_00n)));
    const end = endRound(play(fresh('end'), round));
    for (const command of [end, end, endRound(play(fresh('end'), round))]) {
      expect(await ledger.wallet.submit(command)).toMatchObject({ balance: eur(9_00n), sequence: null });
    }
  });

  it('of an unknown round is refused', async () => {
    const { play } = await ledger.addPlayer();
    await expect(ledger.wallet.submit(endRound(play(fresh('end'), fresh('round'))))).rejects.toEqual(
      refusedAs('UnknownRound'),
    );
  });
});
