import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import { seededRandom } from '../../maths/random.ts';
import { funWallet } from '../../play/funWallet.ts';
import type { GameWallet } from '../../play/gameWallet.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import { bet, listen, make, PACE, testCardRoom } from '../../testing/testCardRoom.ts';
import { minor } from '../../testing/liveSeats.ts';
import type { CardTableState } from '../../client/live/cards/cardTableState.ts';

const START = minor(testCardRoom().sit());
/** Delay before the deal once all players have bet. */
const SOON_MS = 3 * SECOND;
const totals = (view: CardTableState) =>
  view.places.map((place) => place?.hands.map(({ total }) => total) ?? null);

describe('a round at a live card table', () => {
  it('is dealt from one shoe to all who bet, decided in turn, and paid per player', async () => {
    const { sit, stack, pass } = testCardRoom();
    const [anna, bo] = [sit('anna'), sit('bo')];
    const [hers, his] = [listen(anna), listen(bo)];
    // Anna has 10 and 9, Bo 10 and 6; the dealer shows 7 and has a 10 in the hole; Bo draws a 5.
    stack('T T 7 9 6 T 5');
    await bet(anna);
    await bet(bo, '20.00');
    await pass(SOON_MS + 10);
    expect(hers.latest()).toMatchObject({ phase: 'turns', turn: 0, box: 0, house: { total: 7 } });
    expect(totals(his.latest() ?? (await make(bo, 'standing')))).toEqual([[19], [16], null]);
    // It is not Bo's turn: no moves are offered, and the request changes nothing.
    expect(his.latest()?.own?.moves).toEqual([]);
    expect((await make(bo, 'hit')).own?.hands[0]?.total).toBe(16);
    await make(anna, 'stand');
    expect(his.latest()).toMatchObject({ turn: 1, own: { moves: ['hit', 'stand', 'double'], turn: 0 } });
    await make(bo, 'hit');
    await pass(10);
    expect(hers.latest()).toMatchObject({
      phase: 'paying',
      house: { total: 17 },
      own: { win: { amount: '20.00' } },
    });
    expect([minor(anna), minor(bo)]).toEqual([START + 1_000n, START + 2_000n]);
    await pass(PACE.payingMs + 2 * SECOND);
    expect(hers.latest()).toMatchObject({
      phase: 'betting',
      own: { win: { amount: '20.00' } },
      isOfRound: false,
    });
  });

  it('does not reveal the hole card or the stakes of other players', async () => {
    const { sit, stack, pass } = testCardRoom();
    const [anna, bo] = [sit('anna'), sit('bo')];
    const { news } = listen(anna);
    stack('T T 7 9 9 T');
    await bet(anna);
    await bet(bo, '25.00');
    await pass(SOON_MS + 10);
    expect(news.every(({ house }) => house.cards.length < 2)).toBe(true);
    expect(JSON.stringify(news)).not.toContain('25.00');
  });

  it('stands hand by hand for a player who does not decide, and goes on', async () => {
    const { sit, stack, pass } = testCardRoom();
    const [anna, bo] = [sit('anna'), sit('bo')];
    const his = listen(bo);
    listen(anna);
    stack('8 T 7 8 9 T 3 2');
    await bet(anna);
    await bet(bo);
    await pass(SOON_MS + 10);
    // Anna splits two eights and then makes no decision for either hand.
    expect((await make(anna, 'split')).own).toMatchObject({ turn: 0, stake: { amount: '20.00' } });
    await pass(PACE.decisionMs + SECOND);
    expect(his.latest()).toMatchObject({ turn: 0, phase: 'turns' });
    await pass(PACE.decisionMs + SECOND);
    expect(his.latest()).toMatchObject({ turn: 1, phase: 'turns' });
    await pass(PACE.decisionMs + SECOND);
    expect(his.latest()?.phase).toBe('paying');
    // Anna's split hands lose with 11 and 10 against the dealer's 17; Bo's 19 wins.
    expect([minor(anna), minor(bo)]).toEqual([START - 2_000n, START + 1_000n]);
  });

  it('offers insurance to all players at once; without a decision it is declined', async () => {
    const { sit, stack, pass } = testCardRoom();
    const [anna, bo, cleo] = [sit('anna'), sit('bo'), sit('cleo')];
    for (const seat of [anna, bo, cleo]) listen(seat);
    stack('T T T A 9 8 7 K');
    for (const seat of [anna, bo, cleo]) await bet(seat);
    await pass(SOON_MS + 10);
    expect(await make(anna, 'insure')).toMatchObject({ phase: 'insurance', own: { moves: [] } });
    expect((await make(bo, 'standing')).own?.moves).toEqual(['insure', 'decline']);
    await make(bo, 'decline');
    await pass(PACE.insuranceMs + 5 * SECOND);
    // The dealer has a blackjack: the bet is lost, the insurance pays 2 to 1.
    expect([minor(anna), minor(bo), minor(cleo)]).toEqual([START, START - 1_000n, START - 1_000n]);
    expect((await make(cleo, 'standing')).own?.insurance).toBeNull();
  });

  it('ends immediately when the dealer has a blackjack, and a player’s blackjack is a push', async () => {
    const { sit, stack, pass } = testCardRoom();
    const [anna, bo] = [sit('anna'), sit('bo')];
    stack('T A T 5 K A');
    await bet(anna);
    await bet(bo);
    await pass(SOON_MS + 10);
    expect((await make(bo, 'standing')).own?.hands[0]?.result).toBe('push');
    expect([minor(anna), minor(bo)]).toEqual([START - 1_000n, START]);
  });

  it('needs no dealer card when every hand is bust or a blackjack', async () => {
    const { sit, stack, pass } = testCardRoom();
    const [anna, bo] = [sit('anna'), sit('bo')];
    stack('A T 6 K 6 T T');
    await bet(anna);
    await bet(bo);
    await pass(SOON_MS + 10);
    await make(bo, 'hit');
    await pass(10);
    expect((await make(bo, 'standing')).house).toMatchObject({ total: 16 });
    expect([minor(anna), minor(bo)]).toEqual([START + 1_500n, START - 1_000n]);
  });
});

describe('bets', () => {
  it('are accepted only in the betting phase, once per round, within the limits, and with real money', async () => {
    const { sit, stack, pass } = testCardRoom();
    const anna = sit('anna');
    stack('T 7 9 T');
    await expect(bet(anna, '3.33')).rejects.toMatchObject({ type: 'BadStake' });
    await expect(bet(sit(null))).rejects.toMatchObject({ type: 'RoundRefused', reasons: ['WatchesOnly'] });
    expect(await bet(anna)).toMatchObject({ placed: { amount: '10.00' }, own: null });
    await expect(bet(anna)).rejects.toMatchObject({ type: 'TooSoon' });
    await pass(SOON_MS + 10);
    await expect(bet(anna)).rejects.toMatchObject({ type: 'BetsClosed' });
    expect(minor(anna)).toBe(START - 1_000n);
  });

  it('start the deal early once all players have bet', async () => {
    const { sit, stack, pass } = testCardRoom();
    const [anna, bo] = [sit('anna'), sit('bo')];
    listen(bo);
    stack('T T 7 9 9 T');
    await bet(anna);
    await pass(SOON_MS + SECOND);
    expect((await make(anna, 'standing')).phase).toBe('betting');
    await bet(bo);
    await pass(SOON_MS + 10);
    expect((await make(anna, 'standing')).phase).toBe('turns');
  });

  it('that the wallet confirms after the deal are refunded, and are rounds of the table meanwhile', async () => {
    const { sit, stack, pass, time } = testCardRoom();
    const [anna, own] = [sit('anna'), funWallet('EUR')];
    const slow: GameWallet = {
      ...own,
      async stake(roundId, amount) {
        expect(bo.hasRound(roundId)).toBe(true);
        await own.stake(roundId, amount);
        time.clock += PACE.bettingMs;
        await make(anna, 'standing');
      },
    };
    stack('T 7 9 T');
    await bet(anna);
    const bo = sit('bo', slow);
    await expect(bet(bo)).rejects.toMatchObject({ type: 'BetsClosed' });
    expect(minor(bo)).toBe(START);
    expect(await make(bo, 'standing')).toMatchObject({ phase: 'turns', placed: null, own: null });
    await pass(10);
  });

  it('beside the first that are refused leave the hand unchanged', async () => {
    const { sit, stack, pass } = testCardRoom();
    const own = funWallet('EUR');
    let bets = 0;
    const poor: GameWallet = {
      ...own,
      async stake(roundId, amount) {
        if ((bets += 1) > 1) throw new PlayRefusal('SessionEnded');
        await own.stake(roundId, amount);
      },
    };
    const anna = sit('anna', poor);
    listen(anna);
    stack('5 7 6 T 9');
    await bet(anna);
    await pass(SOON_MS + 10);
    await expect(make(anna, 'double')).rejects.toMatchObject({
      type: 'RoundRefused',
      reasons: ['SessionEnded'],
    });
    expect((await make(anna, 'standing')).own).toMatchObject({ stake: { amount: '10.00' }, turn: 0 });
    await make(anna, 'hit');
    await pass(PACE.decisionMs + SECOND);
    expect(minor(anna)).toBe(START + 1_000n);
  });

  it('in flight at the end of the decision time are waited for', async () => {
    const { sit, stack, pass } = testCardRoom();
    const own = funWallet('EUR');
    let answer = (): void => {};
    let bets = 0;
    const slow: GameWallet = {
      ...own,
      async stake(roundId, amount) {
        if ((bets += 1) > 1) await new Promise<void>((done) => (answer = done));
        await own.stake(roundId, amount);
      },
    };
    const anna = sit('anna', slow);
    listen(anna);
    stack('5 7 6 T 9');
    await bet(anna);
    await pass(SOON_MS + 10);
    const doubled = make(anna, 'double');
    await expect(make(anna, 'stand')).rejects.toMatchObject({ type: 'TooSoon' });
    await pass(PACE.decisionMs * 2);
    expect((await make(anna, 'standing')).phase).toBe('turns');
    answer();
    expect((await doubled).own?.stake.amount).toBe('20.00');
    await pass(10);
    expect(minor(anna)).toBe(START + 2_000n);
  });
});

describe('a returning player', () => {
  it('during a hand has the same seat, cards and turn', async () => {
    const { sit, stack, pass } = testCardRoom();
    const anna = sit('anna');
    const { leave } = listen(anna);
    stack('T 7 2 T 9');
    const { own } = await bet(anna);
    expect(own).toBeNull();
    await pass(SOON_MS + 10);
    leave();
    await pass(5 * SECOND);
    const { latest } = listen(anna);
    expect(latest()).toMatchObject({ box: 0, turn: 0, own: { turn: 0, moves: ['hit', 'stand', 'double'] } });
    await make(anna, 'hit');
    await pass(10);
    expect(minor(anna)).toBe(START + 1_000n);
  });

  it('in another session goes on with the same hand, and the old connection is ended', async () => {
    const { sit, stack, pass } = testCardRoom();
    const wallet = funWallet('EUR');
    const [, before] = [sit('bo'), sit('anna', wallet)];
    const { isOver } = listen(before);
    stack('T 7 2 T 9');
    await bet(before);
    await pass(PACE.bettingMs + 10);
    const after = sit('anna', wallet);
    expect(isOver()).toBe(true);
    expect(await make(after, 'hit')).toMatchObject({ box: 1, own: { hands: [{ total: 21 }] } });
    await make(before, 'double');
    await pass(10);
    expect(minor(after)).toBe(START + 1_000n);
  });

  it('after the round sees the result, and was paid while away', async () => {
    const { sit, stack, pass } = testCardRoom();
    const anna = sit('anna');
    stack('T 7 9 T');
    await bet(anna);
    await pass(60 * SECOND);
    expect(minor(anna)).toBe(START + 1_000n);
    expect(await make(anna, 'standing')).toMatchObject({
      phase: 'betting',
      own: { win: { amount: '20.00' }, isPaid: true },
    });
  });
});

describe('seats', () => {
  it('are limited; the seat of a player who was away too long is free, after their hand was played', async () => {
    const { sit, stack, pass, time, room } = testCardRoom();
    const [first] = [sit('one'), sit('two'), sit('three')];
    expect(() => sit('four')).toThrow(expect.objectContaining({ type: 'TableFull' }));
    stack('T 7 9 T');
    await bet(first);
    time.clock += 21 * SECOND;
    const four = sit('four');
    expect(room.seats().taken).toBe(2);
    expect(four.box).toBe(1);
    await pass(60 * SECOND);
    expect(minor(first)).toBe(START + 1_000n);
    // A player who has lost their seat gets another one.
    time.clock += 21 * SECOND;
    sit('five');
    expect((await make(first, 'standing')).box).toBe(1);
  });

  it('are not for play money, with which players can only watch, even at a full table', async () => {
    const { sit, room } = testCardRoom();
    for (const player of ['one', 'two', 'three']) sit(player);
    const guest = sit(null);
    expect(listen(guest).latest()).toMatchObject({ box: null, seats: { taken: 3, total: 3 } });
    expect(room.boxes()).toHaveLength(3);
  });

  it('without players need no timer', async () => {
    const { sit, pass, waiting } = testCardRoom();
    const { leave } = listen(sit());
    await pass(60 * SECOND);
    leave();
    await pass(60 * SECOND);
    expect(waiting()).toBe(0);
  });
});

it('each player gets back what their cards return, whatever is decided, and nothing is paid twice', async () => {
  const moves = ['hit', 'stand', 'double', 'split', 'insure', 'decline'];
  const choice = fc.record({
    seat: fc.nat(2),
    move: fc.constantFrom(...moves),
    waitMs: fc.constantFrom(0, 0, 0, 15_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.array(choice, { maxLength: 40 }), async (seed, choices) => {
      const { sit, pass } = testCardRoom({ random: seededRandom(seed) });
      const owed = new Map<string, bigint>();
      const staked = new Map<string, bigint>();
      const players = ['one', 'two', 'three'].map((name) => {
        const own = funWallet('EUR');
        return sit(name, {
          ...own,
          async stake(roundId, amount) {
            await own.stake(roundId, amount);
            staked.set(roundId, (staked.get(roundId) ?? 0n) + amount.minor);
          },
          async owe(roundId, win) {
            if (owed.has(roundId)) throw new Error('owed twice');
            owed.set(roundId, win.minor);
            await own.owe(roundId, win);
          },
        });
      });
      for (const player of players) await bet(player);
      await pass(SOON_MS + 10);
      for (const { seat, move, waitMs } of choices) {
        const player = players[seat];
        if (player) await make(player, move);
        await pass(waitMs);
      }
      await pass(300 * SECOND);
      expect(owed.size).toBe(3);
      const total = players.reduce((sum, player) => sum + minor(player), 0n);
      const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((one, other) => one + other, 0n);
      expect(total).toBe(START * 3n - sum(staked.values()) + sum(owed.values()));
    }),
    { numRuns: 60 },
  );
});
