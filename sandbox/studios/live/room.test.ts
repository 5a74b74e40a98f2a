import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../maths/random.ts';
import { funWallet } from '../play/funWallet.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import { minor } from '../testing/liveSeats.ts';
import { bet, listen, ROUND_MS, tableState, testRoom } from '../testing/testRoom.ts';

/** Index 0 on the wheel is the zero; index 1 is pocket 32, red. */
const RED_32 = () => 1;
const START = minor(testRoom(RED_32).sit());

describe('a round of a live table', () => {
  it('goes through its phases by the clock while somebody is connected', async () => {
    const { sit, pass } = testRoom(RED_32);
    const player = sit();
    const { news } = listen(player);
    await pass(ROUND_MS + 10);
    expect(news.map(({ phase }) => phase)).toEqual(['betting', 'closed', 'spinning', 'paying', 'betting']);
    expect(news.map(({ outcome }) => outcome)).toEqual([null, null, 32, 32, null]);
    expect(news[4]?.round).toBe((news[0]?.round ?? 0) + 1);
  });

  it('shows its result when the ball is at rest, and not before', async () => {
    const { sit, pass } = testRoom(RED_32);
    const player = sit();
    const before = (await tableState(player)).past.length;
    await bet(player, ['32', '1.00']);
    await pass(24_000);
    const running = await tableState(player);
    expect(running).toMatchObject({ phase: 'spinning', outcome: 32 });
    expect(running.own?.wagers[0]).toMatchObject({ win: null, isPaid: false });
    expect(minor(player)).toBe(START - 100n);
    await pass(8_000);
    const lies = await tableState(player);
    expect(lies.past[0]).toBe(32);
    expect(lies.past.length).toBe(Math.min(100, before + 1));
    expect(lies.own?.wagers[0]).toMatchObject({ win: { amount: '36.00' }, isPaid: true });
    expect(minor(player)).toBe(START + 3_500n);
  });

  it('needs no timer and draws nothing while nobody is connected', async () => {
    let draws = 0;
    const { sit, pass, timers, room } = testRoom(() => (draws += 1));
    const { leave } = listen(sit());
    await pass(ROUND_MS);
    leave();
    await pass(ROUND_MS);
    const drawn = draws;
    await pass(500 * ROUND_MS);
    expect([timers(), draws]).toEqual([0, drawn]);
    expect(room.past()).toHaveLength(100);
  });

  it('has the same number for all players, each of whom is paid their own win', async () => {
    const { sit, pass } = testRoom(RED_32);
    const [one, other] = [sit('one'), sit('other')];
    const [hers, his] = [listen(one), listen(other)];
    await bet(one, ['red', '10.00']);
    await bet(other, ['black', '10.00'], ['32', '0.50']);
    await pass(33_000);
    expect(hers.latest()).toMatchObject({ phase: 'paying', outcome: 32, seats: { taken: 2, total: 3 } });
    expect(his.latest()?.past).toEqual(hers.latest()?.past);
    expect(minor(one)).toBe(START + 1_000n);
    expect(minor(other)).toBe(START - 1_050n + 1_800n);
  });
});

describe('bets', () => {
  it('are refused after the betting phase by the server’s clock, and change nothing', async () => {
    const { sit, pass, time } = testRoom(RED_32);
    const player = sit();
    time.clock += 19_999;
    await bet(player, ['red', '1.00']);
    time.clock += 1;
    for (const waitMs of [0, 3_000, 8_000]) {
      await pass(waitMs);
      await expect(bet(player, ['red', '1.00'])).rejects.toMatchObject({ type: 'BetsClosed' });
    }
    expect((await tableState(player)).own?.wagers).toHaveLength(1);
    expect(minor(player)).toBe(START + 100n);
  });

  it('that the wallet refuses are not on the table', async () => {
    const refusing: GameWallet = {
      ...funWallet('EUR'),
      stake: () => Promise.reject(new Error('InsufficientFunds')),
    };
    const { sit, pass } = testRoom(RED_32);
    const player = sit('one', refusing);
    await expect(bet(player, ['red', '1.00'])).rejects.toThrow('InsufficientFunds');
    expect((await tableState(player)).own).toBeNull();
    await pass(33_000);
    expect(minor(player)).toBe(START);
    await expect(bet(sit('other'), ['red', '1.00'])).rejects.toMatchObject({ type: 'BetsClosed' });
  });

  it('that the wallet confirms after the number was drawn are refunded, and are rounds of the table meanwhile', async () => {
    const { sit, time } = testRoom(RED_32);
    const wallet = funWallet('EUR');
    const slow: GameWallet = {
      ...wallet,
      async stake(roundId, amount) {
        expect(player.hasRound(roundId)).toBe(true);
        await wallet.stake(roundId, amount);
        time.clock += 25_000;
      },
    };
    const player = sit('one', slow);
    await expect(bet(player, ['32', '1.00'])).rejects.toMatchObject({ type: 'BetsClosed' });
    expect((await tableState(player)).own).toBeNull();
    expect(minor(player)).toBe(START);
  });

  it.each([
    [[['red', '0.30']], 'BadStake'],
    [[['red', '100.50']], 'BadStake'],
    [
      [
        ['red', '60.00'],
        ['black', '50.00'],
      ],
      'BadStake',
    ],
    [[['pink', '1.00']], 'BadRequest'],
    [[], 'BadRequest'],
  ] as const)('%j are %s', async (bets, type) => {
    const player = testRoom(RED_32).sit();
    await expect(bet(player, ...bets)).rejects.toMatchObject({ type });
    expect(minor(player)).toBe(START);
  });

  it('of one player are limited together, separately for each round', async () => {
    const { sit, pass } = testRoom(RED_32);
    const player = sit();
    await bet(player, ['red', '60.00']);
    await bet(player, ['17', '40.00']);
    await expect(bet(player, ['black', '0.50'])).rejects.toMatchObject({ type: 'BadStake' });
    await pass(ROUND_MS);
    await bet(player, ['black', '100.00']);
  });

  it('are settled to the minor unit for every position and number', async () => {
    const chips = fc.tuple(
      fc.constantFrom('17', '0', 'red', 'black', 'dozen1', 'column3', '1-2-3'),
      fc.integer({ min: 1, max: 9 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(chips, { minLength: 1, maxLength: 9 }), fc.integer(), async (laid, seed) => {
        const { sit, pass, room } = testRoom(() => seededRandom(seed)(37));
        const player = sit();
        const bets = laid.map(([spot, halves]) => [spot, (halves / 2).toFixed(2)] as const);
        const { round } = await bet(player, ...bets);
        await pass(33_000);
        const staked = laid.reduce((sum, [, halves]) => sum + BigInt(halves) * 50n, 0n);
        const { own } = await tableState(player);
        const [wager] = own?.wagers ?? [];
        const won = BigInt((wager?.win?.amount ?? '').replace('.', ''));
        expect(minor(player)).toBe(START - staked + won);
        expect(won % 50n).toBe(0n);
        expect(room.outcomeOf(round)).toBe(own?.outcome);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a returning player', () => {
  it('after a lost connection sees their bets, and then the result', async () => {
    const { sit, pass } = testRoom(RED_32);
    const player = sit('one');
    const { leave } = listen(player);
    const { own } = await bet(player, ['32', '1.00']);
    leave();
    await pass(60_000);
    const back = await tableState(player);
    expect(back.own).toMatchObject({ outcome: 32, wagers: [{ win: { amount: '36.00' }, isPaid: true }] });
    expect(player.hasRound(own?.wagers[0]?.roundId ?? '')).toBe(true);
  });

  it('by opening the game again sees the same state, and the old connection is ended', async () => {
    const { sit, pass, room } = testRoom(RED_32);
    const before = sit('one');
    const { isOver } = listen(before);
    await bet(before, ['red', '1.00']);
    await pass(ROUND_MS);
    const after = sit('one');
    expect(isOver()).toBe(true);
    expect((await tableState(after)).own).toMatchObject({
      outcome: 32,
      wagers: [{ win: { amount: '2.00' } }],
    });
    expect(room.seats().taken).toBe(1);
  });
});

describe('seats', () => {
  it('are limited; at a full table, a seat is free again once a player was away too long', async () => {
    const { sit, time, room } = testRoom(RED_32);
    const [first] = [sit('one'), sit('two'), sit('three')];
    expect(() => sit('four')).toThrow(expect.objectContaining({ type: 'TableFull' }));
    time.clock += 20_000;
    const { leave } = listen(sit('four'));
    expect(room.seats()).toEqual({ taken: 1, total: 3 });
    await tableState(first ?? sit());
    expect(room.seats().taken).toBe(2);
    leave();
  });

  it('are for real money; play money needs none, even at a full table', async () => {
    const { sit, pass, room } = testRoom(RED_32);
    const guests = Array.from({ length: 5 }, () => sit(null));
    const lines = guests.map(listen);
    expect(room.seats().taken).toBe(0);
    for (const player of ['one', 'two', 'three']) sit(player);
    const last = sit(null);
    expect(room.seats()).toEqual({ taken: 3, total: 3 });
    expect(() => sit('four')).toThrow(expect.objectContaining({ type: 'TableFull' }));
    await bet(last, ['red', '1.00']);
    await pass(33_000);
    expect(minor(last)).toBe(START + 100n);
    expect(lines[0]?.latest()?.outcome).toBe(32);
  });

  it('stay taken while the player has open bets', async () => {
    const { sit, pass, time, room } = testRoom(RED_32);
    time.clock += 1_000;
    await bet(sit('one'), ['red', '1.00']);
    time.clock += 25_000;
    expect(room.seats().taken).toBe(1);
    await pass(60_000);
    expect(room.seats().taken).toBe(0);
  });
});

it('a table with opening hours is closed outside them and says when it opens', async () => {
  const { sit, time } = testRoom(RED_32, { hours: { from: 6, to: 2 } });
  const day = 86_400_000;
  const midnight = Math.ceil(time.clock / day) * day;
  const at = async (hour: number) => {
    time.clock = midnight + hour * 3_600_000;
    return tableState(sit());
  };
  expect((await at(1.9)).phase).toBe('betting');
  const resting = await at(3);
  expect(resting.phase).toBe('resting');
  expect(resting.past).toHaveLength(100);
  expect(resting.endsInMs).toBe(3 * 3_600_000);
  expect((await at(6)).phase).toBe('betting');
  await at(4);
  await expect(bet(sit(), ['red', '1.00'])).rejects.toMatchObject({ type: 'BetsClosed' });
});

it('a wheel of fortune is played at a live table of the same kind', async () => {
  // The segment at index 1 pays 3 to 1.
  const { sit, pass, room } = testRoom(() => 1, { maths: 'fortune' });
  const player = sit();
  await bet(player, ['3', '2.00'], ['1', '1.00']);
  await pass(33_000);
  expect(minor(player)).toBe(START - 300n + 800n);
  expect(room.results()[0]).toEqual({ text: '3:1', colour: null });
});

describe('a journal that fails or hangs', () => {
  /** A wallet whose journal waits for `before`. */
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
  const failing = (times: number): GameWallet => {
    let left = times;
    return walletWith(async () => {
      left -= 1;
      if (left >= 0) throw new Error('the disk is full');
    });
  };

  it('is logged; the table goes on, and the win is paid once the journal works again', async () => {
    const { sit, pass, logged } = testRoom(RED_32);
    const [anna, bo] = [sit('anna', failing(2)), sit('bo')];
    const [hers, his] = [listen(anna), listen(bo)];
    for (const player of [anna, bo]) await bet(player, ['32', '1.00']);
    await pass(33_000);
    expect(his.latest()).toMatchObject({ phase: 'paying', own: { wagers: [{ isPaid: true }] } });
    expect(hers.latest()).toMatchObject({ phase: 'paying', outcome: 32, own: { wagers: [{ win: null }] } });
    expect([minor(anna), minor(bo)]).toEqual([START - 100n, START + 3_500n]);
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain('the disk is full');
    await pass(4_000);
    expect(hers.latest()).toMatchObject({
      phase: 'betting',
      own: { wagers: [{ win: { amount: '36.00' }, isPaid: true }] },
    });
    expect(minor(anna)).toBe(START + 3_500n);
  });

  it('for many rounds loses no win of a player who bets in between and comes back', async () => {
    const { sit, pass } = testRoom(RED_32);
    const wallet = failing(30);
    const anna = sit('anna', wallet);
    await bet(anna, ['red', '1.00']);
    await pass(ROUND_MS);
    await bet(anna, ['32', '1.00']);
    await pass(ROUND_MS);
    const back = sit('anna', wallet);
    listen(back);
    await bet(back, ['black', '1.00']);
    expect((await tableState(back)).own?.wagers).toHaveLength(1);
    await pass(10 * ROUND_MS);
    expect(minor(back)).toBe(START + 100n + 3_500n - 100n);
  });

  it('that hangs for one player holds neither the phases nor the wins of the others', async () => {
    const { sit, pass } = testRoom(RED_32);
    let write = (): void => {};
    const written = new Promise<void>((done) => (write = done));
    const anna = sit(
      'anna',
      walletWith(() => written),
    );
    const bo = sit('bo');
    const { latest } = listen(bo);
    for (const player of [anna, bo]) await bet(player, ['32', '1.00']);
    await pass(ROUND_MS + 10);
    expect(latest()).toMatchObject({ phase: 'betting' });
    expect([minor(anna), minor(bo)]).toEqual([START - 100n, START + 3_500n]);
    write();
    await expect.poll(() => minor(anna)).toBe(START + 3_500n);
  });

  it('does not lose a stake that was confirmed too late to be a bet', async () => {
    const { sit, time, pass } = testRoom(RED_32);
    const wallet = failing(1);
    const player = sit('one', {
      ...wallet,
      async stake(...placed) {
        await wallet.stake(...placed);
        time.clock += 25_000;
      },
    });
    listen(player);
    await expect(bet(player, ['32', '1.00'])).rejects.toMatchObject({ type: 'BetsClosed' });
    await pass(20_000);
    expect(minor(player)).toBe(START);
  });
});
