import { beforeEach, describe, expect, it } from 'vitest';
import { timeOf } from '../../maths/crash/flight.ts';
import { funWallet } from '../../play/funWallet.ts';
import type { GameWallet } from '../../play/gameWallet.ts';
import { minor } from '../../testing/liveSeats.ts';
import { listen, testFlights } from '../../testing/testFlights.ts';

const START = 100_000n;
let game: Awaited<ReturnType<typeof testFlights>>;
beforeEach(async () => {
  game = await testFlights();
});

/** A wallet whose results wait for `before` until they are in the journal. */
const walletWith = (before: () => Promise<void>): GameWallet => {
  const wallet = funWallet('EUR');
  return {
    ...wallet,
    async owe(...result) {
      await before();
      await wallet.owe(...result);
    },
  };
};
const walletThatFails = (times: number): GameWallet => {
  let left = times;
  return walletWith(async () => {
    left -= 1;
    if (left >= 0) throw new Error('the disk is full');
  });
};
const betOf = (owner: string) => game.room.betsOf(owner)[0];

describe('a journal that fails', () => {
  it('delays the cash-out of its player, is logged, and stops nobody else', async () => {
    const [anna, bo] = [game.sit('anna', walletThatFails(1)), game.sit('bo')];
    for (const seat of [anna, bo]) await game.bet(seat);
    await game.fly(timeOf(game.room.model, 150));
    const cashOut = (seat: typeof anna) =>
      game.make(seat, 'cashOut', { roundId: betOf(seat.owner)?.roundId ?? '' });
    expect((await cashOut(anna)).own).toMatchObject([{ isOver: false, at: null, win: null }]);
    expect(game.logged).toEqual([expect.stringContaining('the disk is full')]);
    await game.pass(timeOf(game.room.model, 200) - timeOf(game.room.model, 150));
    expect((await cashOut(bo)).own).toMatchObject([{ isOver: true, at: 200 }]);
    // The multiplier is that of the first attempt.
    expect((await game.make(anna, 'standing', {})).own).toMatchObject([{ isOver: true, at: 150 }]);
    await game.pass(60_000);
    expect([minor(anna), minor(bo)]).toEqual([START + 50n, START + 100n]);
  });

  it('at take-off does not keep an automatic cash-out from being paid', async () => {
    const anna = game.sit('anna', walletThatFails(2));
    await game.bet(anna, { target: 150 });
    await game.fly(60_000);
    expect(minor(anna)).toBe(START + 50n);
    expect(game.logged).toHaveLength(2);
  });
});

describe('a journal that hangs for one player', () => {
  const hanging = (): GameWallet => walletWith(() => new Promise(() => {}));

  it('holds neither the flight nor the bets and results of the others', async () => {
    const [anna, bo] = [game.sit('anna', hanging()), game.sit('bo')];
    const seen = listen(bo);
    await game.bet(anna, { target: 150 });
    await game.bet(bo, { target: 200 });
    await game.fly(timeOf(game.room.model, 200) + 10);
    expect(minor(bo)).toBe(START + 100n);
    expect(seen.latest()).toMatchObject({
      phase: 'flying',
      own: [{ isOver: true, at: 200 }],
      others: [null],
    });
    await game.bet(bo, { round: game.room.flight.round + 1 });
    await game.pass(60_000);
    expect(seen.news.map(({ phase }) => phase)).toContain('crashed');
    expect(seen.latest()?.round).toBeGreaterThan(game.room.joined()[0]?.placed.round ?? 1);
    expect(minor(anna)).toBe(START - 100n);
  });

  it('keeps only the cash-out of that player waiting', async () => {
    const [anna, bo] = [game.sit('anna', hanging()), game.sit('bo')];
    for (const seat of [anna, bo]) await game.bet(seat);
    await game.fly(timeOf(game.room.model, 150));
    const cashOut = (seat: typeof anna) =>
      game.make(seat, 'cashOut', { roundId: betOf(seat.owner)?.roundId ?? '' });
    void cashOut(anna);
    expect((await cashOut(bo)).own).toMatchObject([{ isOver: true, at: 150 }]);
    await expect.poll(() => minor(bo)).toBe(START + 50n);
  });
});

describe('a result that is not in the journal yet', () => {
  it('is shown to nobody', async () => {
    let write = (): void => {};
    const written = new Promise<void>((done) => (write = done));
    const anna = game.sit(
      'anna',
      walletWith(() => written),
    );
    const bo = listen(game.sit('bo'));
    await game.bet(anna);
    await game.fly(timeOf(game.room.model, 200));
    const response = game.make(anna, 'cashOut', { roundId: betOf('anna')?.roundId ?? '' });
    const own = listen(anna);
    expect(own.latest()).toMatchObject({ own: [{ isOver: false, at: null, win: null }] });
    expect(bo.latest()).toMatchObject({ phase: 'flying', others: [null] });
    write();
    expect((await response).own).toMatchObject([{ isOver: true, at: 200, win: { amount: '2.00' } }]);
    expect(own.latest()).toMatchObject({ own: [{ isOver: true, at: 200 }] });
    expect(bo.latest()).toMatchObject({ others: [200] });
  });
});

describe('a target that the flight reaches', () => {
  it.each(['bet', 'cancel', 'follow'])('is paid at once when it is noticed by a %s', async (move) => {
    // The timer for the target is late.
    const pass = (): void => void (game.time.clock += timeOf(game.room.model, 150) + 1);
    const wallet = funWallet('EUR');
    const slow: GameWallet = {
      ...wallet,
      async stake(...bet) {
        await wallet.stake(...bet);
        if (game.room.betsOf('bo').length > 0) pass();
      },
    };
    const [anna, bo] = [game.sit('anna'), game.sit('bo', slow)];
    await game.bet(anna, { target: 150 });
    await game.fly(0);
    const round = game.room.flight.round + 1;
    const { own } = await game.bet(bo, { round });
    if (move === 'bet') await game.bet(bo, { round, slot: 1 });
    else pass();
    if (move === 'cancel') await game.make(bo, 'cancel', { roundId: own[0]?.roundId });
    if (move === 'follow') listen(bo);
    await expect.poll(() => minor(anna)).toBe(START + 50n);
    expect(game.room.flight.phase).toBe('flying');
  });
});
