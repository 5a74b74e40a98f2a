import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import { refusal } from '../../../studios/testing/testWallet.ts';
import { boostedVersion, ordinaryVersion } from '../../model/boosts/boostVersion.ts';
import { calls, cleanups, names, openBook, openWallet, type RunningWallet } from '../../testing/testBook.ts';
import { returnAt } from '../acceptBet.ts';

/** A sportsbook, and the first of its boosts as a pick. */
async function boostDay(given?: RunningWallet) {
  const wallet = given ?? (await openWallet());
  const book = await openBook(wallet);
  const key = await book.sit();
  const [match] = (await book.board()).boosts;
  if (!match?.boost) throw new Error('no boost');
  const { market, outcome, odds, ordinaryOdds } = match.boost;
  const pick = { match: match.id, market, outcome, version: boostedVersion(match.version) };
  const bet = (stake: string, by = key, change: object = {}) => book.place(by, [pick], { stake, ...change });
  const left = async () => (await book.board()).boosts.map(({ id }) => id);
  return { wallet, book, key, pick, odds, ordinary: ordinaryOdds ?? 0, startsAt: match.startsAt, bet, left };
}
const returned = (stake: string, odds: number): string =>
  toDecimal(returnAt(fromDecimal(stake, 'EUR'), [odds]));

describe('OPEN-43 a single bet at boosted odds', () => {
  it('is accepted at the odds that were shown, and a win is paid at them', async () => {
    const { wallet, book, key, pick, odds, ordinary, bet } = await boostDay();
    const { status, body } = await bet('20.00');
    expect([status, body.legs[0]]).toMatchObject([200, { odds, ordinaryOdds: ordinary }]);
    expect(odds).toBeGreaterThan(ordinary * 1.03);
    expect(calls(wallet)[0]?.[1]).toMatchObject({ amount: '20.00', largestWin: returned('20.00', odds) });
    // In a decided match, the pick wins with one of these ends, unless it is a draw.
    await book.decide(pick.match, pick.outcome === 'away' || pick.outcome === 'draw' ? pick.outcome : 'home');
    const [settled] = await book.coupons(key);
    if (settled?.state === 'won') expect(settled.paid).toBe(returned('20.00', odds));
  });

  it('is void with its match, and its stake returns', async () => {
    const { wallet, book, pick, bet } = await boostDay();
    await bet('20.00');
    await book.decide(pick.match, 'abandoned');
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'rollback', 'endRound']));
  });

  it('has a cash-out at the ordinary odds, below the stake, whole or in parts', async () => {
    const { wallet, book, key, ordinary, odds, bet } = await boostDay();
    const { body: placed } = await bet('20.00');
    const [open] = (await book.ask('bets', undefined, key)).body.coupons;
    const offered = Number(open.cashOut);
    expect(offered).toBeLessThan(20 * 0.91);
    expect(offered).toBeCloseTo((Number(open.value) * 0.95 * ordinary) / odds, 1);
    const cashOut = (stake: string) =>
      book.ask(
        'bets/cash-out',
        { id: randomUUID(), coupon: placed.id, stake, shown: '0.01', takesLower: true },
        key,
      );
    const { body } = await cashOut('10.00');
    expect(Number(body.cashOuts[0].amount)).toBeLessThan(10 * 0.91);
    expect((await cashOut('10.00')).body.state).toBe('cashedOut');
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'win', 'win', 'endRound']));
  });

  it('stays counted after a cash-out, so that nobody stakes more by cashing out', async () => {
    const { book, key, bet } = await boostDay();
    const { body } = await bet('20.00');
    const request = { id: randomUUID(), coupon: body.id, stake: '20.00', shown: '0.01', takesLower: true };
    expect((await book.ask('bets/cash-out', request, key)).body.state).toBe('cashedOut');
    expect((await bet('0.50')).body.error).toMatchObject({ type: 'BoostLimit', detail: { left: '0.00' } });
  });
});

describe('OPEN-43 the boosted odds', () => {
  it('count as ordinary odds in a combination and in a bet builder', async () => {
    const { book, key, pick, ordinary } = await boostDay();
    const others = (await book.picks(6)).filter(({ match }) => match !== pick.match);
    const { status, body } = await book.place(key, [pick, ...others.slice(0, 1)], { stake: '100.00' });
    expect(status).toBe(200);
    expect(body.legs[0]).toMatchObject({ odds: ordinary, version: ordinaryVersion(pick.version) });
    expect(body.legs[0].ordinaryOdds).toBeUndefined();
  });

  it('are refused for another selection, another match, and a version of the future', async () => {
    const { wallet, book, key, pick } = await boostDay();
    const other = (await book.picks(6)).find(({ match }) => match !== pick.match);
    if (!other) throw new Error('no other match');
    const typeOf = async (change: object) =>
      (await book.place(key, [{ ...pick, ...change }])).body.error?.type;
    expect(await typeOf({ market: 'odd', outcome: 'odd' })).toBe('BadRequest');
    expect(await typeOf({ ...other, version: boostedVersion(other.version) })).toBe('BadRequest');
    expect(names(wallet)).toEqual([]);
  });

  it('end when the match begins: the bet is refused with the ordinary odds, which can then be accepted', async () => {
    const { wallet, book, key, pick, odds, startsAt, bet } = await boostDay();
    wallet.time.now = startsAt + 1000;
    const { status, body } = await bet('10.00', key, { takesBetter: true });
    expect([status, body.error.type]).toEqual([409, 'BoostEnded']);
    const [{ was, now, version }] = body.error.legs;
    expect([was, version]).toEqual([odds, 'l0']);
    expect(now).toBeLessThan(odds);
    expect(names(wallet)).toEqual([]);
    expect((await book.place(key, [{ ...pick, version }])).body.legs[0].odds).toBe(now);
  });

  it('end when all players together have staked enough', async () => {
    const { wallet, book, pick, bet, left } = await boostDay();
    expect(await left()).toContain(pick.match);
    for (let player = 0; player < 50; player++) await bet('20.00', await book.sit(`player ${player}`));
    expect(await left()).not.toContain(pick.match);
    const { body } = await bet('5.00', await book.sit('late'));
    expect(body.error.type).toBe('BoostEnded');
    expect(names(wallet)).toHaveLength(50);
    const quote = (await book.ask('board', { view: 'football', match: null, picks: [pick] })).body.quotes[0];
    expect(quote).toMatchObject({ boost: { isOpen: false, now: ordinaryVersion(pick.version) } });
  });
});

describe('MONEY-07 the maximum stake of a player on a boost', () => {
  it('holds for parallel and repeated requests, and for each player', async () => {
    const { wallet, book, key, bet } = await boostDay();
    const results = await Promise.all(Array.from({ length: 12 }, () => bet('5.00')));
    const accepted = results.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(4);
    for (const { status, body } of results)
      if (status !== 200)
        expect(body.error).toMatchObject({ type: 'BoostLimit', detail: { most: '20.00', left: '0.00' } });
    expect(names(wallet)).toEqual(['bet', 'bet', 'bet', 'bet']);
    expect(await book.coupons(key)).toHaveLength(4);
    const id = randomUUID();
    const other = await book.sit('bo');
    const repeated = await Promise.all([1, 2, 3].map(() => bet('20.00', other, { id })));
    expect(new Set(repeated.map(({ body }) => body.id)).size).toBe(1);
    expect((await bet('20.00', other, { id })).status).toBe(200);
    expect((await bet('0.50', other)).body.error.type).toBe('BoostLimit');
  });

  it('is not used up by a bet that the wallet refuses or that is lost', async () => {
    const { wallet, bet } = await boostDay();
    wallet.wallet.script.push(refusal(402, 'InsufficientFunds', []));
    expect((await bet('20.00')).body.error.type).toBe('InsufficientFunds');
    wallet.wallet.script.push('hangUp', 'hangUp', 'hangUp', 'hangUp');
    expect((await bet('20.00')).body.error.type).toBe('ConnectionLost');
    expect((await bet('20.00')).status).toBe(200);
  });

  it('holds after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'book-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const running = { ...(await openWallet()), folder };
    const before = await boostDay(running);
    expect((await before.bet('15.00')).status).toBe(200);
    await before.book.app.close();
    const { bet } = await boostDay(running);
    expect((await bet('5.01')).body.error).toMatchObject({ type: 'BoostLimit', detail: { left: '5.00' } });
    expect((await bet('5.00')).status).toBe(200);
  });
});
