import { money } from '@foyer/domain/money.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { multiplierAt, timeOf } from '../../maths/crash/flight.ts';
import { commitmentTo } from '../../maths/commitment.ts';
import { drawOf } from '../../maths/crash/seeds.ts';
import { endOf } from '../../maths/crash/flight.ts';
import { funWallet } from '../../play/funWallet.ts';
import { CYCLE_MS } from '../../play/rounds.ts';
import { minor } from '../../testing/liveSeats.ts';
import { listen, testFlights } from '../../testing/testFlights.ts';

const START = 100_000n;
type Game = Awaited<ReturnType<typeof testFlights>>;
let game: Game;
beforeEach(async () => {
  game = await testFlights();
});
const roundOf = ({ own }: Awaited<ReturnType<Game['bet']>>, slot = 0): string =>
  own.filter((bet) => bet.slot === slot).at(-1)?.roundId ?? '';

describe('a shared flight', () => {
  it('is the same for all players, and each cash-out pays the multiplier of its moment', async () => {
    const [anna, bo] = [game.sit(), game.sit()];
    const hers = roundOf(await game.bet(anna));
    const his = roundOf(await game.bet(bo, { stake: '10.00' }));
    const news = listen(bo);
    await game.fly(timeOf(game.room.model, 187));
    await game.make(anna, 'cashOut', { roundId: hers });
    expect(minor(anna)).toBe(START + 87n);
    expect(news.latest()).toMatchObject({ phase: 'flying', players: 2, others: [187], end: null });
    await game.pass(timeOf(game.room.model, 250) - timeOf(game.room.model, 187));
    await game.make(bo, 'cashOut', { roundId: his });
    expect(minor(bo)).toBe(START + 1500n);
    await game.pass(60_000);
    expect([minor(anna), minor(bo)]).toEqual([START + 87n, START + 1500n]);
  });

  it('has two bets of each player, with a target and a cash-out of their own', async () => {
    const anna = game.sit();
    await game.bet(anna, { target: 150 });
    const second = roundOf(await game.bet(anna, { slot: 1, stake: '5.00' }), 1);
    expect(minor(anna)).toBe(START - 600n);
    await game.fly(timeOf(game.room.model, 200));
    expect(minor(anna)).toBe(START - 600n + 150n);
    const { own } = await game.make(anna, 'cashOut', { roundId: second });
    expect(own.map(({ at }) => at)).toEqual([150, 200]);
    expect(minor(anna)).toBe(START - 600n + 150n + 1000n);
  });

  it('shows neither who the others are nor how much they staked', async () => {
    const [anna, bo] = [game.sit('anna'), game.sit('bo')];
    const { news } = listen(anna);
    await game.bet(bo, { stake: '20.00' });
    await game.bet(bo, { slot: 1, stake: '50.00' });
    expect(news.at(-1)).toMatchObject({ players: 1, others: [null, null], own: [] });
    expect(JSON.stringify(news)).not.toMatch(/"bo"|20\.00|50\.00/);
  });

  it('does not count play money among the players, whose bets all others see', async () => {
    const [fun, anna] = [game.sit(null), game.sit()];
    await game.bet(fun);
    expect(await game.make(anna, 'standing', {})).toMatchObject({ players: 0, others: [] });
    await game.bet(anna);
    expect(await game.make(fun, 'standing', {})).toMatchObject({ players: 1, others: [null] });
    // Its seed counts like any other.
    await game.fly(10);
    expect(game.room.flight.end).toBeGreaterThanOrEqual(300);
    expect(game.room.flight.end).toBeLessThanOrEqual(600);
  });

  it('ends at its time whether or not anybody asks, and the bets that still fly are lost', async () => {
    const anna = game.sit();
    const seed = game.seedFor(300, 600);
    await game.bet(anna, { seed });
    const end = endOf(game.room.model, drawOf(game.room.flight.seed, seed));
    await game.fly(timeOf(game.room.model, end + 1) + 10);
    const state = await game.make(anna, 'standing', {});
    expect(state).toMatchObject({ phase: 'crashed', end, own: [{ isOver: true, at: null, isPaid: true }] });
    expect(minor(anna)).toBe(START - 100n);
  });

  it('can end as soon as it starts', async () => {
    const anna = game.sit();
    await game.bet(anna, { seed: game.seedFor(97, 100), target: 101 });
    await game.fly(5);
    expect(await game.make(anna, 'standing', {})).toMatchObject({ phase: 'crashed', end: 100 });
    expect(minor(anna)).toBe(START - 100n);
  });

  it('pays a target for a player who is gone, however late the server notices', async () => {
    const anna = game.sit('anna');
    await game.bet(anna, { target: 150 });
    game.time.clock += 600_000;
    const later = game.sit('anna', anna.wallet);
    await game.make(later, 'standing', {});
    await expect.poll(() => minor(later)).toBe(START + 50n);
  });

  it('pays the highest multiplier to a bet without a target, and ends there', async () => {
    const anna = game.sit();
    const { most } = game.room.model;
    await game.bet(anna, { seed: game.seedFor(most, most) });
    await game.fly(timeOf(game.room.model, most) + 10);
    expect(minor(anna)).toBe(START - 100n + BigInt(most));
    expect(game.room.flight.phase).toBe('crashed');
  });
});

describe('bets on the next flight', () => {
  it('are placed during a flight, and join the next one', async () => {
    const anna = game.sit();
    await game.bet(anna);
    await game.fly(1000);
    const { round } = game.room.flight;
    await game.bet(anna, { round: round + 1, target: 101 });
    expect(minor(anna)).toBe(START - 200n);
    expect((await game.make(anna, 'standing', {})).players).toBe(1);
    await game.pass(40_000);
    const mine = game.room.betsOf(anna.owner).filter(({ placed }) => placed.round === round + 1);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.isDecided).toBe(true);
  });

  it('are given back when they are cancelled, also in the betting phase, once', async () => {
    const anna = game.sit();
    const now = roundOf(await game.bet(anna));
    await Promise.all([
      game.make(anna, 'cancel', { roundId: now }),
      game.make(anna, 'cancel', { roundId: now }),
    ]);
    await game.make(anna, 'cancel', { roundId: now });
    expect(minor(anna)).toBe(START);
    await game.fly(500);
    const next = roundOf(await game.bet(anna, { round: game.room.flight.round + 1 }));
    await game.make(anna, 'cancel', { roundId: next });
    expect(minor(anna)).toBe(START);
    await game.pass(60_000);
    expect(minor(anna)).toBe(START);
  });

  it('cannot be cancelled after take-off', async () => {
    const anna = game.sit();
    const roundId = roundOf(await game.bet(anna));
    await game.fly(0);
    await expect(game.make(anna, 'cancel', { roundId })).rejects.toMatchObject({ type: 'BetsClosed' });
    expect(minor(anna)).toBe(START - 100n);
  });
});

describe('attacks', () => {
  it('a cash-out after the crash pays nothing', async () => {
    const anna = game.sit();
    const roundId = roundOf(await game.bet(anna));
    await game.fly(10);
    game.time.clock = game.room.flight.endsAt;
    const { own } = await game.make(anna, 'cashOut', { roundId });
    expect(own).toMatchObject([{ isOver: true, at: null, win: { amount: '0.00' } }]);
    expect(minor(anna)).toBe(START - 100n);
  });

  it('cash-outs at the same time and again later pay once', async () => {
    const anna = game.sit();
    const roundId = roundOf(await game.bet(anna));
    await game.fly(3000);
    const cashOut = () => game.make(anna, 'cashOut', { roundId });
    await Promise.all([cashOut(), cashOut(), cashOut()]);
    const paid = minor(anna);
    expect(paid).toBeGreaterThan(START);
    await game.pass(500);
    await cashOut();
    await game.pass(60_000);
    await cashOut();
    expect(minor(anna)).toBe(paid);
  });

  it('nobody cashes out the bet of another player', async () => {
    const [anna, bo] = [game.sit(), game.sit()];
    const roundId = roundOf(await game.bet(anna));
    await game.fly(3000);
    await game.make(bo, 'cashOut', { roundId });
    await game.make(bo, 'cancel', { roundId });
    expect([minor(anna), minor(bo)]).toEqual([START - 100n, START]);
    expect(game.room.betsOf(anna.owner)[0]?.isDecided).toBe(false);
  });

  it('a bet on a flight that has started, is over, or is far ahead is refused', async () => {
    const anna = game.sit();
    await game.fly(0);
    const { round } = game.room.flight;
    for (const late of [round, round - 1, round + 2])
      await expect(game.bet(anna, { round: late })).rejects.toMatchObject({ type: 'BetsClosed' });
    expect(minor(anna)).toBe(START);
  });

  it('two bets with one key are one bet, at the same time and later', async () => {
    const anna = game.sit();
    const key = crypto.randomUUID();
    await Promise.all([game.bet(anna, { key }), game.bet(anna, { key }), game.bet(anna, { key, slot: 1 })]);
    const { own } = await game.bet(anna, { key });
    expect(own).toHaveLength(1);
    expect(minor(anna)).toBe(START - 100n);
  });

  it('a second bet in a slot is refused, in another frame of the player too', async () => {
    const anna = game.sit('anna');
    const both = await Promise.allSettled([game.bet(anna), game.bet(anna)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const again = game.sit('anna', anna.wallet);
    await expect(game.bet(again)).rejects.toMatchObject({ type: 'TooSoon' });
    expect(minor(anna)).toBe(START - 100n);
  });

  it('a stake that the wallet confirms after take-off is given back', async () => {
    const wallet = funWallet('EUR');
    let confirm = (): void => {};
    const slow = new Promise<void>((done) => (confirm = done));
    const anna = game.sit('anna', {
      ...wallet,
      stake: async (...given) => {
        await wallet.stake(...given);
        await slow;
      },
    });
    const refused = expect(game.bet(anna)).rejects.toMatchObject({ type: 'BetsClosed' });
    await game.fly(100);
    confirm();
    await refused;
    expect(minor(anna)).toBe(START);
    expect(game.room.betsOf('anna')).toEqual([]);
  });

  it('a cash-out below the first multiplier is refused, and the bet flies on', async () => {
    const anna = game.sit();
    const roundId = roundOf(await game.bet(anna));
    await game.fly(0);
    await expect(game.make(anna, 'cashOut', { roundId })).rejects.toMatchObject({ type: 'TooSoon' });
    expect(game.room.betsOf(anna.owner)[0]?.isDecided).toBe(false);
  });

  it.each(['0.99', '1.50', '0.00', '200.00', '1000000'])('a stake of %s is refused', async (stake) => {
    await expect(game.bet(game.sit(), { stake })).rejects.toMatchObject({ type: 'BadStake' });
  });

  it.each([
    { seed: 'mine' },
    { seed: '<b>hello</b>' },
    { key: '1' },
    { target: 100 },
    { target: 1.5 },
    { slot: 2 },
    { round: '1' },
    { stake: 1 },
  ])('%j is not understood', async (given) => {
    await expect(game.bet(game.sit(), given)).rejects.toMatchObject({ type: 'BadRequest' });
  });
});

describe('the seed of a flight', () => {
  const reveal = async (round: number) => game.make(game.sit(), 'flight', { round });

  it('is committed to before bets, secret until the crash, and drawn with the first three players’', async () => {
    const players = [1, 2, 3, 4].map(() => game.sit());
    const { news } = listen(players[0] ?? game.sit());
    const { seed, round, commitment } = game.room.flight;
    const seeds = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
    for (const [index, player] of players.entries()) await game.bet(player, { seed: seeds[index] ?? '' });
    await game.fly(10);
    expect(commitment).toBe(commitmentTo(seed));
    expect(news.every((state) => state.round !== round || state.commitment === commitment)).toBe(true);
    expect(JSON.stringify(news)).not.toContain(seed);
    await game.pass(game.room.flight.endsAt - game.time.clock + 10);
    const playerSeed = seeds.slice(0, 3).join('');
    const end = Math.max(100, endOf(game.room.model, drawOf(seed, playerSeed)));
    expect(await reveal(round)).toEqual({ round, commitment, seed, playerSeed, end });
  });

  it('is part of a chain: the fingerprint of each flight is the secret of the flight before it', () => {
    const [newest, ...older] = game.room.past;
    expect(older.length).toBeGreaterThan(15);
    let later = newest;
    for (const flight of older) {
      expect(later?.commitment).toBe(flight.seed);
      later = flight;
    }
    expect(game.room.flight.commitment).toBe(newest?.seed);
  });

  it('is revealed for past flights only', async () => {
    const { round } = game.room.flight;
    expect(await reveal(round - 1)).toMatchObject({ round: round - 1 });
    for (const secret of [round, round + 1, -1])
      await expect(reveal(secret)).rejects.toMatchObject({ type: 'BadRequest' });
    await game.fly(0);
    await expect(reveal(round)).rejects.toMatchObject({ type: 'BadRequest' });
  });
});

describe('time', () => {
  it('between two flights there is at least the shortest cycle of a slot', async () => {
    listen(game.sit());
    const starts: number[] = [];
    for (let flight = 0; flight < 20; flight += 1) {
      await game.pass(game.room.flight.endsAt - game.time.clock + 10);
      if (game.room.flight.phase === 'flying') starts.push(game.room.flight.beganAt);
    }
    expect(starts.length).toBeGreaterThan(5);
    for (const [index, start] of starts.entries())
      if (index > 0) expect(start - (starts[index - 1] ?? 0)).toBeGreaterThanOrEqual(CYCLE_MS);
  });

  it('nothing runs while nobody is there, and whoever comes finds the current flight', async () => {
    const one = listen(game.sit());
    one.leave();
    await game.pass(200_000);
    expect(game.waiting()).toBe(0);
    await game.pass(8 * 3_600_000);
    const state = await game.make(game.sit(), 'standing', {});
    expect(game.time.clock - state.at).toBe(0);
    expect(state.past.length).toBeGreaterThan(15);
    expect(state.endsInMs ?? 1).toBeGreaterThan(0);
  });

  it('a player who opens the game elsewhere finds their bets, and the first frame ends', async () => {
    const anna = game.sit('anna');
    const news = listen(anna);
    const roundId = roundOf(await game.bet(anna));
    const later = game.sit('anna', anna.wallet);
    expect(news.isOver()).toBe(true);
    expect(later.greet()).toMatchObject({ own: [{ roundId }] });
    await game.fly(2000);
    await game.make(later, 'cashOut', { roundId });
    expect(minor(later)).toBeGreaterThan(START);
  });
});

it('the wallet changes by the stake and the return of the flight, whenever the player cashes out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[0-9a-f]{32}$/),
      fc.integer({ min: 150, max: 40_000 }),
      async (seed, afterMs) => {
        game = await testFlights(seed);
        const anna = game.sit();
        const roundId = roundOf(await game.bet(anna, { seed }));
        const end = endOf(game.room.model, drawOf(game.room.flight.seed, seed));
        await game.fly(0);
        game.time.clock += afterMs;
        await game.make(anna, 'cashOut', { roundId });
        const reached = multiplierAt(game.room.model, afterMs);
        const win = end >= 101 && reached <= end ? BigInt(reached) : 0n;
        expect(anna.wallet.balance()).toEqual(money(START - 100n + win, 'EUR'));
      },
    ),
    { numRuns: 40 },
  );
});
