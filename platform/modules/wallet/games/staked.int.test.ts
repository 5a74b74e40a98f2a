import { sql } from 'kysely';
import { money } from '@foyer/domain/money.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bet, endRound, raffleWin, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
beforeEach(() => consume());
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
let names = 0;
const fresh = (what: string) => `${what}-${++names}`;
const consume = (batches = 1_000) =>
  ledger.database.transaction((tx) => ledger.wallet.consumeStakes(tx, batches));
const consumed = async () => (await consume()).stakes;
const stake = async (player: TestPlayer, minor: bigint) => {
  const [id, round] = [fresh('bet'), fresh('round')];
  await ledger.wallet.submit(bet(player.play(id, round, minor)));
  return { id, round };
};
const takeBack = (player: TestPlayer, { id, round }: { id: string; round: string }) =>
  ledger.wallet.submit(rollback({ ...player.play(fresh('back'), round), rollsBack: id }));

describe('the queue of stakes', () => {
  it('keeps each stake with its game and time, and returns it once', async () => {
    const player = await ledger.addPlayer();
    const at = ledger.clock.now();
    const { id: transactionId } = await stake(player, 2_50n);
    const expected = {
      brand: 'northlight',
      playerId: player.playerId,
      studio: 'sandbox',
      game: 'fox-and-ember',
      transactionId,
      amount: eur(2_50n),
      at,
    };
    expect(await consume()).toEqual({ stakes: [expected], until: null });
    expect(await consume()).toEqual({ stakes: [], until: null });
  });

  it('counts real and bonus money, in the currency of the wallet', async () => {
    const both = await ledger.addPlayer({ balance: 1_00n, bonus: { amount: 9_00n, required: 100_00n } });
    await stake(both, 4_00n);
    await stake(both, 3_00n);
    const yen = await ledger.addPlayer({ currency: 'JPY', balance: 900n });
    await stake(yen, 300n);
    expect((await consumed()).map(({ amount }) => amount)).toEqual([
      eur(4_00n),
      eur(3_00n),
      money(300n, 'JPY'),
    ]);
  });

  it('has no wins, ends of rounds, prizes, refused stakes, or free rounds', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const [{ round }, free] = [await stake(player, 1_00n), fresh('free')];
    await ledger.database.transaction((tx) =>
      ledger.wallet.grantFreeRounds(tx, {
        id: free,
        playerId: player.playerId,
        studio: 'sandbox',
        game: 'fox-and-ember',
        stake: eur(20n),
        rounds: 2,
        expiresAt: null,
      }),
    );
    await consumed();
    await ledger.wallet.submit(win(player.play(fresh('win'), round, 5_00n)));
    await ledger.wallet.submit(endRound({ ...player.play(fresh('end'), round) }));
    await expect(stake(player, 500_00n)).rejects.toMatchObject({ type: 'InsufficientFunds' });
    const paidByHouse = { ...player.play(fresh('bet'), fresh('round'), 20n), freeRounds: free };
    await ledger.wallet.submit(bet(paidByHouse));
    await takeBack(player, { id: paidByHouse.transactionId, round: paidByHouse.round });
    const prize = { prizeId: fresh('prize'), playerId: player.playerId, amount: eur(25_00n) };
    await ledger.database.transaction((tx) => ledger.wallet.post(tx, raffleWin(prize)));
    expect(await consumed()).toEqual([]);
  });

  it('has rollbacks as negative stakes, at the time of their bet, once', async () => {
    const player = await ledger.addPlayer({ balance: 1_00n, bonus: { amount: 9_00n, required: 100_00n } });
    const at = ledger.clock.now();
    const both = await stake(player, 4_00n);
    const bonus = await stake(player, 2_00n);
    await consumed();
    ledger.clock.advance(90 * MINUTE);
    await takeBack(player, both);
    await takeBack(player, bonus);
    await takeBack(player, both);
    expect(await consumed()).toMatchObject([
      { amount: eur(-4_00n), game: 'fox-and-ember', at },
      { amount: eur(-2_00n), game: 'fox-and-ember', at },
    ]);
  });

  it('has nothing of a bet that was rolled back before it arrived', async () => {
    const player = await ledger.addPlayer();
    const late = { id: fresh('late'), round: fresh('round') };
    await takeBack(player, late);
    await expect(ledger.wallet.submit(bet(player.play(late.id, late.round, 1_00n)))).rejects.toMatchObject({
      type: 'BetRolledBack',
    });
    expect(await consumed()).toEqual([]);
  });

  it('keeps the stakes if processing fails', async () => {
    const player = await ledger.addPlayer();
    await stake(player, 1_00n);
    const failing = ledger.database.transaction(async (tx) => {
      expect((await ledger.wallet.consumeStakes(tx, 10)).stakes).toHaveLength(1);
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await consumed()).toHaveLength(1);
  });

  it('is read oldest first, with the time up to which it is complete', async () => {
    const player = await ledger.addPlayer();
    const moments: Date[] = [];
    for (const minor of [1_00n, 2_00n, 3_00n]) {
      moments.push(ledger.clock.now());
      await stake(player, minor);
      ledger.clock.advance(MINUTE);
    }
    const first = await consume(2);
    expect(first.stakes.map(({ amount }) => amount)).toEqual([eur(1_00n), eur(2_00n)]);
    expect(first.until).toEqual(moments[1]);
    expect(await consume(2)).toMatchObject({ stakes: [{ amount: eur(3_00n) }], until: null });
  });

  it('has one row per batch, and all stakes of parallel bets', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => ledger.addPlayer()));
    const bets = await Promise.all(
      Array.from({ length: 200 }, async (_, turn) => {
        const player = players[turn % players.length]!;
        return { player, made: await stake(player, BigInt(1 + turn)) };
      }),
    );
    await Promise.all(
      bets.filter((_, turn) => turn % 5 === 0).map(({ player, made }) => takeBack(player, made)),
    );
    const { rows } = await sql<{ count: bigint }>`select count(*) from wallet.staked`.execute(
      ledger.database.query,
    );
    expect(Number(rows[0]?.count)).toBeLessThan(100);
    const all = await consumed();
    expect(all).toHaveLength(240);
    const sum = all.reduce((minor, { amount }) => minor + amount.minor, 0n);
    const staked = Array.from({ length: 200 }, (_, turn) => (turn % 5 === 0 ? 0n : BigInt(1 + turn)));
    expect(sum).toBe(staked.reduce((minor, one) => minor + one, 0n));
  });
});

describe('a raffle prize', () => {
  it('MONEY-07 is paid from the operator to the real account, once for repeated and parallel calls', async () => {
    const { playerId } = await ledger.addPlayer({ balance: 0n });
    const paid = raffleWin({ prizeId: fresh('prize'), playerId, amount: eur(25_00n) });
    const pay = () => ledger.database.transaction((tx) => ledger.wallet.post(tx, paid));
    for (const { balance } of await Promise.all([pay(), pay(), pay()])) expect(balance).toEqual(eur(25_00n));
    expect((await ledger.eventsOf(playerId)).at(-1)).toMatchObject({ amount: { amount: '25.00' } });
  });

  it('of zero is refused', () => {
    expect(() =>
      raffleWin({ prizeId: 'p', playerId: 'x' as TestPlayer['playerId'], amount: eur(0n) }),
    ).toThrow(RangeError);
  });
});
