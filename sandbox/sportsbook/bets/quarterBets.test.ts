import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { calls, names, openBook, openWallet } from '../testing/testBook.ts';
import type { Coupon, Pick } from './coupon.ts';

/** A bet of 10.00 on a handicap of the home side in a match that ends with this score. */
async function settledBet(market: string, outcome: string, score: string, cashedOut?: string) {
  const wallet = await openWallet();
  const book = await openBook(wallet);
  const key = await book.sit();
  const [pick] = await book.picks(1);
  if (!pick) throw new Error('no match');
  const { status, body } = await book.place(key, [{ ...pick, market, outcome }]);
  expect(status).toBe(200);
  if (cashedOut !== undefined) {
    const request = { id: randomUUID(), coupon: body.id, stake: cashedOut, shown: '0.01', takesLower: true };
    expect((await book.ask('bets/cash-out', request, key)).status).toBe(200);
  }
  await book.decide(pick.match, 'score', { score });
  const [coupon] = await book.coupons(key);
  await vi.waitFor(() => expect(names(wallet).at(-1)).toBe('endRound'));
  if (!coupon) throw new Error('no bet');
  return { coupon, odds: (coupon.legs[0]?.odds ?? 0) / 100, sent: calls(wallet), pick, book, key };
}
const stateOf = ({ state, legs }: Coupon) => [state, legs[0]?.state];

describe('OPEN-43 a bet on a quarter line', () => {
  it.each([
    ['handicap:-0.75', 'home', '2-0', 'won', 'won', (odds: number) => 10 * odds],
    ['handicap:-0.75', 'home', '1-0', 'won', 'halfWon', (odds: number) => 5 * odds + 5],
    ['handicap:-0.75', 'home', '0-0', 'lost', 'lost', () => 0],
    ['handicap:-0.75', 'away', '1-0', 'lost', 'halfLost', () => 5],
    ['handicap:-0.25', 'home', '1-1', 'lost', 'halfLost', () => 5],
    ['handicap:0.25', 'home', '1-1', 'won', 'halfWon', (odds: number) => 5 * odds + 5],
    ['handicap:0.25', 'away', '0-1', 'won', 'won', (odds: number) => 10 * odds],
  ] as const)(
    'on %s %s of a match that ends %s is %s (%s)',
    async (market, outcome, score, state, leg, paid) => {
      const { coupon, odds, sent } = await settledBet(market, outcome, score);
      expect(stateOf(coupon)).toEqual([state, leg]);
      const cents = Math.floor(Math.round(paid(odds) * 10_000) / 100);
      expect(coupon.paid).toBe((cents / 100).toFixed(2));
      const wins = sent.filter(([name]) => name === 'win');
      expect(wins).toHaveLength(cents > 0 ? 1 : 0);
      if (wins[0]) expect(wins[0][1]).toMatchObject({ amount: coupon.paid });
    },
  );

  it('is cashed out in part, and the half that is returned is half of the rest', async () => {
    const { coupon, sent } = await settledBet('handicap:-0.75', 'away', '1-0', '4.00');
    expect(stateOf(coupon)).toEqual(['lost', 'halfLost']);
    expect(sent.filter(([name]) => name === 'win').at(-1)?.[1]).toMatchObject({ amount: '3.00' });
  });

  it('is not combined with others of its match, and multiplies its half in a combination', async () => {
    const wallet = await openWallet();
    const book = await openBook(wallet);
    const key = await book.sit();
    const [first, second] = await book.picks(2);
    if (!first || !second) throw new Error('no matches');
    const quarter: Pick = { ...first, market: 'handicap:-0.75', outcome: 'home' };
    expect(
      (await book.place(key, [quarter, { ...first, market: 'total:2.5', outcome: 'over' }])).body.error,
    ).toMatchObject({
      type: 'CannotCombine',
      detail: { reason: 'returned' },
    });
    const { body } = await book.place(key, [quarter, second]);
    await book.decide(first.match, 'score', { score: '1-0' });
    await book.decide(second.match, 'home');
    const [one, other] = body.legs.map((leg: { odds: number }) => leg.odds);
    const [settled] = await book.coupons(key);
    const cents = (1000n * BigInt(one + 100) * BigInt(other)) / 20_000n;
    expect(settled).toMatchObject({ state: 'won', paid: (Number(cents) / 100).toFixed(2) });
  });
});
