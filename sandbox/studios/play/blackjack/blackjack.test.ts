import { MINUTE } from '@foyer/domain/duration.ts';
import { fromJson, money, type MoneyJson } from '@foyer/domain/money.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { countOf, isNatural } from '../../maths/blackjack/cards.ts';
import { loadRules } from '../../maths/blackjack/model.ts';
import { seededRandom } from '../../maths/random.ts';
import { funWallet } from '../funWallet.ts';
import type { GameWallet } from '../gameWallet.ts';
import { PlayRefusal } from '../refusal.ts';
import { CYCLE_MS } from '../rounds.ts';
import { BlackjackTable } from './blackjack.ts';
import type { ShownHand, ShownRound } from './roundJson.ts';
import { stackedDraws } from '../../testing/testShoe.ts';

const model = loadRules('shoe');
const LIMITS = { minStake: '1.00', maxStake: '500.00' };
const LEFT_MS = 30 * MINUTE;

let clock: number;
let timers: { at: number; work: () => void }[];
let table: BlackjackTable;
/** Bets that the wallet received, and a function that decides which of them it refuses. */
let request: bigint[];
let refuse: (bet: number) => PlayRefusal | null;
/** Time until the wallet answers a bet. */
let answerMs: number;
let standing: ShownRound | null;

const stacked = (ranks: string) => stackedDraws(ranks, model.decks);
const sit = (random: (below: number) => number, limits = LIMITS) => {
  clock = 1_000_000;
  timers = [];
  request = [];
  refuse = () => null;
  answerMs = 0;
  const own = funWallet('EUR');
  const wallet: GameWallet = {
    ...own,
    async stake(roundId, amount) {
      const refusal = refuse(request.length);
      request.push(amount.minor);
      clock += answerMs;
      if (refusal) throw refusal;
      await own.stake(roundId, amount);
    },
  };
  const later = (delayMs: number, work: () => void) => void timers.push({ at: clock + delayMs, work });
  table = new BlackjackTable(model, { wallet, random, now: () => clock, later }, limits);
};
const elapse = async (ms: number): Promise<void> => {
  clock += ms;
  for (const { work } of timers.filter(({ at }) => at <= clock)) work();
  timers = timers.filter(({ at }) => at > clock);
  // Lets the work that the timers started complete.
  await new Promise((done) => setImmediate(done));
};
const make = async (name: string, body: object = {}): Promise<ShownRound> => {
  const answer: { round: ShownRound } = JSON.parse(JSON.stringify(await table.moves[name]?.(body)));
  // The response to `reveal` contains no round.
  if (name !== 'reveal') standing = answer.round;
  return answer.round;
};
const dealt = (cards: string) => {
  sit(stacked(cards));
  return make('deal', { stake: '10.00' });
};
const balance = () => table.wallet.balance().minor;
const minor = (amount: MoneyJson | null) => (amount ? fromJson(amount).minor : null);
const BEGINNING = 100_000n;

beforeEach(() => sit(seededRandom(1)));

describe('a hand', () => {
  it('takes the bet, and pays the win once it was shown, only once', async () => {
    await dealt('K9Q9');
    expect(balance()).toBe(BEGINNING - 1000n);
    const { win, moves, hands } = await make('stand');
    expect([minor(win), moves, hands[0]?.result]).toEqual([2000n, [], 'won']);
    expect(balance()).toBe(BEGINNING - 1000n);
    await Promise.all([make('reveal'), make('reveal')]);
    await elapse(60_000);
    expect(balance()).toBe(BEGINNING + 1000n);
  });

  it('is paid even if the frame is gone', async () => {
    await dealt('A9K9');
    await elapse(60_000);
    expect(balance()).toBe(BEGINNING + 1500n);
  });

  it('does not reveal the hole card before it is over', async () => {
    const before = await dealt('K9Q7 2');
    expect(before.dealer).toMatchObject({ cards: [8], total: 9 });
    expect(JSON.stringify([before, table.greet(null)])).not.toContain('[8,6');
    expect((await make('hit')).dealer.cards).toHaveLength(2);
  });

  it('FAIR-01 the next one takes at least 2.5 s by the server’s clock', async () => {
    await dealt('A9K9');
    clock += CYCLE_MS - 1;
    await expect(make('deal', { stake: '10.00' })).rejects.toMatchObject({ type: 'TooSoon' });
  });

  it('FAIR-01 the cycle is measured from the answer of the wallet to the stake', async () => {
    sit(stacked('A9K9'));
    answerMs = 900;
    await make('deal', { stake: '10.00' });
    clock += CYCLE_MS - 1;
    await expect(make('deal', { stake: '10.00' })).rejects.toMatchObject({ type: 'TooSoon' });
  });

  it('refuses another deal while it is open, and takes no stake for it', async () => {
    await dealt('K9Q9');
    clock += 60_000;
    await expect(make('deal', { stake: '10.00' })).rejects.toMatchObject({ type: 'TooSoon' });
    expect(balance()).toBe(BEGINNING - 1000n);
  });

  it('is resumed unchanged', async () => {
    const hand = await dealt('8689 2K');
    const { roundId } = await make('split');
    expect(table.hasRound(roundId)).toBe(true);
    expect(JSON.parse(JSON.stringify(table.greet(roundId)))).toMatchObject({
      isResumed: true,
      round: standing,
    });
    expect(hand.roundId).toBe(roundId);
  });

  it.each(['0.99', '0.00', '1.01', '501.00', '1000.00'])('a bet of %s is not offered', async (stake) => {
    await expect(make('deal', { stake })).rejects.toMatchObject({ type: 'BadStake' });
    expect(request).toEqual([]);
  });

  it('has bets within the limits of its table only', async () => {
    sit(seededRandom(1), { minStake: '25.00', maxStake: '1000.00' });
    const { stakes } = JSON.parse(JSON.stringify(table.greet(null)));
    expect(stakes.map(({ amount }: MoneyJson) => amount)).toEqual(
      ['25', '50', '100', '200', '500', '1000'].map((amount) => `${amount}.00`),
    );
    await expect(make('deal', { stake: '20.00' })).rejects.toMatchObject({ type: 'BadStake' });
  });
});

describe('stakes besides the first bet', () => {
  it.each([
    ['a double', '6959 T2K', ['double'], [1000n, 1000n]],
    ['a split', '8689 2KT', ['split', 'stand', 'stand'], [1000n, 1000n]],
    ['an insurance', '8A8K', ['insure'], [1000n, 500n]],
  ] as const)('%s is a separate bet', async (_, cards, moves, bets) => {
    await dealt(cards);
    for (const move of moves) await make(move);
    expect(request).toEqual(bets);
    expect(minor(standing?.stake ?? null)).toBe(bets[0] + bets[1]);
    await make('reveal');
    expect(balance()).toBe(BEGINNING - bets[0] - bets[1] + (minor(standing?.win ?? null) ?? -1n));
  });

  it.each([
    ['above the balance', new PlayRefusal('InsufficientFunds'), 'InsufficientFunds'],
    ['by a limit', new PlayRefusal('RoundRefused', ['LossLimit']), 'RoundRefused'],
    ['above what a bonus allows', new PlayRefusal('BetTooHigh', ['5.00']), 'BetTooHigh'],
    ['by an exclusion, which ends the session', new PlayRefusal('SessionEnded'), 'RoundRefused'],
    ['and nobody knows whether it was taken', new PlayRefusal('ConnectionLost'), 'ConnectionLost'],
  ] as const)('a refused %s leaves the hand unchanged and playable', async (_, refusal, type) => {
    const before = await dealt('8A89 K');
    refuse = () => refusal;
    await expect(make('insure')).rejects.toMatchObject({ type });
    expect(await make('standing')).toEqual(before);
    const declined = await make('decline');
    for (const move of ['double', 'split']) await expect(make(move)).rejects.toMatchObject({ type });
    expect(await make('standing')).toEqual(declined);
    expect(balance()).toBe(BEGINNING - 1000n);
    expect((await make('hit')).hands[0]?.total).toBe(26);
  });

  it('two requests at once stake only once', async () => {
    await dealt('6959 T2K');
    const both = await Promise.allSettled([make('double'), make('double')]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(request).toEqual([1000n, 1000n]);
  });

  it('a move that is not allowed changes nothing and costs nothing', async () => {
    await dealt('K689 2');
    const hit = await make('hit');
    for (const move of ['double', 'split', 'insure', 'decline']) expect(await make(move)).toEqual(hit);
    expect(request).toEqual([1000n]);
  });
});

describe('an abandoned hand', () => {
  it('stands after half an hour, declines insurance, and is paid', async () => {
    await dealt('9A98 7');
    await elapse(LEFT_MS);
    expect(await make('standing')).toMatchObject({ hands: [{ result: 'lost' }], isPaid: true });
    expect(request).toEqual([1000n]);
    await dealt('KA98');
    await elapse(LEFT_MS);
    expect(balance()).toBe(BEGINNING);
  });

  it('stays open while its player makes moves', async () => {
    await dealt('2345 2');
    await elapse(LEFT_MS - 1);
    await make('hit');
    await elapse(LEFT_MS - 1);
    expect((await make('standing')).win).toBeNull();
  });
});

/** Expected return of a hand, calculated from the cards alone. */
function owedTo({ cards, stake }: ShownHand, dealer: readonly number[], isSplit: boolean): bigint {
  const bet = minor(stake) ?? 0n;
  const [own, theirs] = [countOf(cards).total, countOf(dealer).total];
  const [isOwn, isTheirs] = [!isSplit && isNatural(cards), isNatural(dealer)];
  if (own > 21) return 0n;
  if (isOwn || isTheirs) return isOwn && isTheirs ? bet : isOwn ? (bet * 5n) / 2n : 0n;
  if (theirs > 21 || own > theirs) return bet * 2n;
  return own === theirs ? bet : 0n;
}

it('the wallet changes by the accepted stakes and the returns of the cards, for random play with refusals', async () => {
  const press = fc.record({
    move: fc.constantFrom('hit', 'stand', 'double', 'split', 'insure', 'decline'),
    isRefused: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 ** 31 }),
      fc.constantFrom('1.00', '5.00', '25.00', '500.00'),
      fc.array(press, { maxLength: 30 }),
      async (seed, stake, presses) => {
        sit(seededRandom(seed));
        await make('deal', { stake });
        let taken = request[0] ?? 0n;
        for (const { move, isRefused } of presses) {
          refuse = () => (isRefused ? new PlayRefusal('InsufficientFunds') : null);
          const tried = request.length;
          const isDone = await make(move).then(
            () => true,
            (error: unknown) => !(error instanceof PlayRefusal),
          );
          if (isDone) taken += request.slice(tried).reduce((sum, bet) => sum + bet, 0n);
        }
        refuse = () => null;
        if ((await make('standing')).win === null) await elapse(LEFT_MS);
        const { hands, dealer, insurance, win, ...round } = await make('standing');
        const insured = minor(insurance?.stake ?? null) ?? 0n;
        const owed = hands.reduce((sum, hand) => sum + owedTo(hand, dealer.cards, hands.length > 1), 0n);
        const back = owed + (isNatural(dealer.cards) ? insured * 3n : 0n);
        expect(minor(round.stake)).toBe(taken);
        expect(minor(win)).toBe(back);
        await make('reveal');
        await elapse(60_000);
        expect(table.wallet.balance()).toEqual(money(BEGINNING - taken + back, 'EUR'));
      },
    ),
    { numRuns: 300 },
  );
});
