import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { calls, names, openBook, openWallet, type RunningWallet } from '../testing/testBook.ts';
import { returnAt } from './acceptBet.ts';
import type { Pick } from './coupon.ts';

/** A sportsbook with an upcoming football match. */
async function matchDay(given?: RunningWallet) {
  const wallet = given ?? (await openWallet());
  const book = await openBook(wallet);
  const key = await book.sit();
  const [first, second] = await book.picks(2);
  if (!first || !second) throw new Error('no match');
  const on = (...texts: string[]): Pick[] =>
    texts.map((text) => {
      const [market = '', outcome = ''] = text.split(' ');
      return { ...first, market, outcome };
    });
  const quote = async (picks: readonly Pick[]) =>
    (await book.ask('board', { view: 'football', match: null, picks })).body;
  return { wallet, book, key, match: first.match, other: second, on, quote };
}

/** What a stake of 10.00 returns at these odds. */
const won = (...odds: number[]): string => toDecimal(returnAt(money(10_00n, 'EUR'), odds));

describe('several selections of one match', () => {
  it('OPEN-43 are one bet at the odds that were shown, below their product, and all must win', async () => {
    const { wallet, book, key, match, on, quote } = await matchDay();
    const picks = on('result home', 'total:1.5 over', 'scorer:h9 yes');
    const { builders, quotes } = await quote(picks);
    const [{ odds }] = builders;
    const product = quotes.reduce((all: number, one: { odds: number }) => (all * one.odds) / 100, 100);
    expect(odds).toBeGreaterThan(Math.max(...quotes.map((one: { odds: number }) => one.odds)));
    expect(odds).toBeLessThan(product);
    const { status, body } = await book.place(key, picks);
    expect([status, body.builders]).toEqual([200, [{ match, odds }]]);
    expect(calls(wallet)[0]?.[1]).toMatchObject({ largestWin: won(odds) });
    const alike = await book.place(key, on('result home', 'total:1.5 over'));
    await book.decide(match, 'score', { score: '1-0', half: '1-0', corners: '5-5' });
    const states = async () => (await book.coupons(key)).map(({ id, state }) => [id, state]);
    expect(await states()).toEqual(
      expect.arrayContaining([
        [body.id, 'lost'],
        [alike.body.id, 'lost'],
      ]),
    );
  });

  it('OPEN-43 are paid at their odds together, times those of other matches', async () => {
    const { wallet, book, key, match, other, on } = await matchDay();
    const { body } = await book.place(key, [...on('result home', 'total:2.5 over'), other]);
    await book.decide(match, 'score', { score: '3-0' });
    await book.decide(other.match, 'home');
    const total = won(body.builders[0].odds, body.legs[2].odds);
    await vi.waitFor(() => expect(names(wallet)).toEqual(['bet', 'win', 'endRound']));
    expect(calls(wallet)[1]?.[1]).toMatchObject({ amount: total });
    expect((await book.coupons(key))[0]).toMatchObject({ state: 'won', paid: total });
  });

  it('MONEY-07 are one bet when the request is repeated, also with picks of another match between them', async () => {
    const { wallet, book, key, other, on } = await matchDay();
    const [first, last] = on('result home', 'total:2.5 over');
    if (!first || !last) throw new Error('no picks');
    const id = randomUUID();
    const { body } = await book.place(key, [first, other, last], { id });
    expect(await book.place(key, [first, other, last], { id })).toEqual({ status: 200, body });
    expect((await book.place(key, [first, other], { id })).status).toBe(400);
    expect(names(wallet)).toEqual(['bet']);
  });

  it('OPEN-43 without a void one have the odds of the rest at the time of the bet; without all, the stake returns', async () => {
    const { wallet, book, key, match, on, quote } = await matchDay();
    const rest = on('result home', 'total:2.5 over');
    // The corners of a result that is entered without them are not known.
    const picks = [...rest, ...on('cornertotal:9.5 over')];
    const [{ odds: less }] = (await quote(rest)).builders;
    const { body } = await book.place(key, picks);
    const one = await book.place(key, on('result home', 'cornertotal:9.5 over'));
    expect(body.builders[0].odds).toBeGreaterThan(less);
    await book.decide(match, 'score', { score: '3-0' });
    await vi.waitFor(() => expect(names(wallet).filter((name) => name === 'win')).toHaveLength(2));
    const paid = new Map((await book.coupons(key)).map((coupon) => [coupon.id, coupon.paid]));
    expect(paid.get(body.id)).toBe(won(less));
    expect(paid.get(one.body.id)).toBe(won(one.body.legs[0].odds));
    const abandoned = await matchDay();
    await abandoned.book.place(abandoned.key, abandoned.on('result home', 'total:2.5 over'));
    await abandoned.book.decide(abandoned.match, 'abandoned');
    await vi.waitFor(() => expect(names(abandoned.wallet)).toEqual(['bet', 'rollback', 'endRound']));
  });

  it('OPEN-43 show the return without a void one while another match is undecided', async () => {
    const { book, key, match, other, on, quote } = await matchDay();
    const rest = on('result home', 'total:2.5 over');
    const [{ odds: less }] = (await quote(rest)).builders;
    const { body } = await book.place(key, [...rest, ...on('cornertotal:9.5 over'), other]);
    const bet = async () => (await book.ask('bets', undefined, key)).body.coupons[0];
    const odds = body.legs[3].odds;
    expect((await bet()).possible).toBe(won(body.builders[0].odds, odds));
    await book.decide(match, 'score', { score: '3-0' });
    expect((await bet()).possible).toBe(won(less, odds));
    await book.decide(other.match, 'home');
    expect(await bet()).toMatchObject({ state: 'won', possible: null, paid: won(less, odds) });
  });

  it('OPEN-43 that follow from the others add nothing to the odds', async () => {
    const { book, key, on, quote } = await matchDay();
    const picks = on('result home', 'double:away yes');
    const { builders, quotes } = await quote(picks);
    expect(builders[0]).toMatchObject({ odds: quotes[0].odds, redundant: [{ market: 'double:away' }] });
    expect((await book.place(key, picks)).body.builders[0].odds).toBe(quotes[0].odds);
  });

  it.each([
    ['impossible', ['result home', 'score s0x1']],
    ['impossible', ['both yes', 'clean:home yes']],
    ['returned', ['dnb home', 'total:2.5 over']],
    ['returned', ['handicap:-1 home', 'total:2.5 over']],
    ['unlikely', ['score s4x0', 'firstscorer h2']],
    ['tooMany', ['scorer:h9 yes', 'scorer:h10 yes', 'scorer:a9 yes', 'scorer:a10 yes']],
  ])('OPEN-43 are refused, with the reason, when they are %s: %j', async (reason, texts) => {
    const { wallet, book, key, on, quote } = await matchDay();
    expect((await quote(on(...texts))).builders).toMatchObject([{ odds: null, refusal: reason }]);
    expect(await book.place(key, on(...texts))).toMatchObject({
      status: 409,
      body: { error: { type: 'CannotCombine', detail: { reason } } },
    });
    expect(names(wallet)).toEqual([]);
  });

  it('OPEN-43 are refused for two outcomes of one market, and at odds of different moments', async () => {
    const { wallet, book, key, on } = await matchDay();
    const typeOf = async (picks: readonly Pick[]) => (await book.place(key, picks)).body.error.type;
    expect(await typeOf(on('result home', 'result away'))).toBe('BadRequest');
    expect(await typeOf(on('result home', 'result home'))).toBe('BadRequest');
    const [one, two] = on('result home', 'total:2.5 over');
    if (!one || !two) throw new Error('no picks');
    expect(await typeOf([one, { ...two, version: 'p1' }])).toBe('BadRequest');
    expect(await typeOf([one, two].map((pick) => ({ ...pick, version: 'l80' })))).toBe('BadRequest');
    expect(names(wallet)).toEqual([]);
  });

  it('FAIR-05 whose odds together have changed are refused with both values', async () => {
    const { wallet, book, key, on, quote } = await matchDay();
    const picks = on('result home', 'total:2.5 over');
    for (let step = 0; step < 400; step++) {
      wallet.time.now += MINUTE;
      const [{ was, odds }] = (await quote(picks)).builders;
      if (odds !== null && was !== null && odds !== was) {
        const { status, body } = await book.place(key, picks);
        if (body.error?.type === 'Suspended') continue;
        expect([status, body.error.type]).toEqual([409, 'OddsChanged']);
        expect(body.error.legs).toMatchObject([
          { market: 'result', was, now: odds },
          { market: 'total:2.5', was, now: odds },
        ]);
        expect(names(wallet)).toEqual([]);
        return;
      }
    }
    throw new Error('the odds never changed');
  });

  it('OPEN-43 have a value that is cashed out: near the stake when placed, and never above the return', async () => {
    const { wallet, book, key, on } = await matchDay();
    const { body } = await book.place(key, on('result home', 'total:1.5 over'));
    const read = async () => (await book.ask('bets', undefined, key)).body.coupons[0];
    const { value, cashOut } = await read();
    expect(Number(value)).toBeGreaterThan(8.8);
    expect(Number(value)).toBeLessThan(9.6);
    const request = { id: body.id, coupon: body.id, stake: '5.00', shown: '0.01', takesLower: false };
    expect((await book.ask('bets/cash-out', request, key)).status).toBe(200);
    for (let step = 0; step < 20; step++) {
      wallet.time.now += 10 * MINUTE;
      const later = await read();
      if (later.state !== 'open') break;
      expect(Number(later.value ?? 0)).toBeLessThanOrEqual((5 * body.builders[0].odds) / 100);
    }
    expect(Number(cashOut)).toBeCloseTo(Number(value) * 0.95, 1);
  });
});
