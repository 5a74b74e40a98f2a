import { DAY, SECOND } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bet, rollback, win } from '../index.ts';
import { openLedger, SOME_TERMS, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
let names = 0;
const fresh = (what: string) => `${what}-${++names}`;
const stake = (player: TestPlayer, minor: bigint, round = fresh('round'), id = fresh('bet')) =>
  ledger.wallet.submit(bet(player.play(id, round, minor)));
const pay = (player: TestPlayer, minor: bigint, round: string) =>
  ledger.wallet.submit(win(player.play(fresh('win'), round, minor)));
const takeBack = (player: TestPlayer, round: string, id: string) =>
  ledger.wallet.submit(rollback({ ...player.play(fresh('back'), round), rollsBack: id }));
const stateOf = ({ playerId }: TestPlayer) => ledger.wallet.state(ledger.database.query, playerId);
const bonusOf = async ({ playerId }: TestPlayer) => {
  const bonus = await ledger.wallet.bonus(playerId);
  if (!bonus) throw new Error('no bonus');
  return bonus;
};
const forfeit = async (player: TestPlayer) =>
  ledger.wallet.forfeitBonus({ playerId: player.playerId, bonusId: (await bonusOf(player)).id });
const inADay = () => new Date(ledger.clock.now().getTime() + DAY);
const statuses = async ({ playerId }: TestPlayer) =>
  (await ledger.eventsOf(playerId, 'wallet.bonusChanged')).map(({ status }) => status);

describe('the weight of a stake', () => {
  it.each([
    ['slots', 10_00n, 10_00n],
    ['table-games', 10_00n, 1_00n],
    ['table-games', 19n, 1n],
    ['crash', 10_00n, 0n],
  ])('in %s of %d is %d of the wagering', async (category, minor, counts) => {
    const player = await ledger.addPlayer({ bonus: { amount: 5_00n, required: 100_00n }, category });
    await stake(player, minor);
    expect((await bonusOf(player)).wagered).toEqual(eur(counts));
  });

  it('a rollback reverts the wagering of its bet and no more', async () => {
    const player = await ledger.addPlayer({
      bonus: { amount: 5_00n, required: 100_00n },
      category: 'table-games',
    });
    const [round, id] = [fresh('round'), fresh('bet')];
    await stake(player, 30_00n);
    await stake(player, 20_00n, round, id);
    await takeBack(player, round, id);
    await takeBack(player, round, id);
    expect((await bonusOf(player)).wagered).toEqual(eur(3_00n));
  });
});

describe('the maximum stake of a bonus', () => {
  it('a stake above it is refused with the maximum; a stake equal to it is accepted', async () => {
    const player = await ledger.addPlayer({ bonus: { amount: 5_00n, required: 100_00n, maxBet: 5_00n } });
    await expect(stake(player, 5_01n)).rejects.toMatchObject({
      type: 'BonusMaxBet',
      status: 403,
      keys: { maxBet: '5.00', currency: 'EUR' },
    });
    expect((await stateOf(player)).balance).toEqual(eur(100_00n));
    await stake(player, 5_00n);
  });

  it('MONEY-07 an accepted bet gets its response again, even if a later bonus would refuse it', async () => {
    const player = await ledger.addPlayer();
    const [round, id] = [fresh('round'), fresh('bet')];
    const first = await stake(player, 20_00n, round, id);
    await ledger.database.transaction((tx) =>
      ledger.wallet.grantBonus(tx, {
        ...SOME_TERMS,
        bonusId: fresh('gift'),
        playerId: player.playerId,
        amount: eur(1_00n),
        wageringRequired: eur(1_00n),
        maxBet: eur(1_00n),
      }),
    );
    expect(await stake(player, 20_00n, round, id)).toMatchObject({ balance: first.balance, sequence: null });
  });

  it('does not apply after the bonus has ended', async () => {
    const player = await ledger.addPlayer({ bonus: { amount: 5_00n, required: 100_00n, maxBet: 5_00n } });
    await forfeit(player);
    expect((await stake(player, 50_00n)).balance).toEqual(eur(50_00n));
  });
});

describe('the conversion', () => {
  it('pays at most the bonus’s maximum; the rest returns to the operator', async () => {
    const player = await ledger.addPlayer({
      balance: 0n,
      bonus: { amount: 50_00n, required: 20_00n, maxPayout: 12_00n },
    });
    await stake(player, 20_00n);
    await ledger.wallet.settled();
    expect(await stateOf(player)).toMatchObject({ balance: eur(12_00n), bonusBalance: eur(0n) });
    expect(await bonusOf(player)).toMatchObject({ status: 'Converted', balance: eur(0n) });
    expect(await statuses(player)).toEqual(['Active', 'Converted']);
  });

  it('MONEY-07 the same bonus with other terms is another payload', async () => {
    const player = await ledger.addPlayer();
    const grant = {
      ...SOME_TERMS,
      bonusId: fresh('gift'),
      playerId: player.playerId,
      amount: eur(1_00n),
      wageringRequired: eur(1_00n),
    };
    const give = (terms: object) =>
      ledger.database.transaction((tx) => ledger.wallet.grantBonus(tx, { ...grant, ...terms }));
    await give({});
    await give({});
    await expect(give({ maxPayout: eur(9_00n) })).rejects.toMatchObject({ type: 'TransactionConflict' });
    expect((await bonusOf(player)).maxPayout).toBeNull();
    expect(await statuses(player)).toEqual(['Active']);
  });
});

describe('an expired bonus', () => {
  it('WALLET-09 is Expired by the job: its money is removed, real money stays, the player is notified', async () => {
    const player = await ledger.addPlayer({
      bonus: { amount: 5_00n, required: 100_00n, expiresAt: inADay() },
    });
    expect(await ledger.wallet.expireBonuses()).toBe(0);
    ledger.clock.advance(DAY);
    expect(await ledger.wallet.expireBonuses()).toBe(1);
    expect(await ledger.wallet.expireBonuses()).toBe(0);
    expect(await stateOf(player)).toMatchObject({
      balance: eur(100_00n),
      bonusBalance: eur(0n),
      wageringProgress: null,
    });
    expect(await bonusOf(player)).toMatchObject({ status: 'Expired', endedAt: ledger.clock.now() });
    expect(await statuses(player)).toEqual(['Active', 'Expired']);
    expect((await ledger.eventsOf(player.playerId)).at(-1)).toMatchObject({
      amount: { amount: '-5.00' },
      bonusBalance: { amount: '0.00' },
      wageringProgress: null,
    });
  });

  it('cannot be played any more, also before the job has run', async () => {
    const player = await ledger.addPlayer({
      balance: 1_00n,
      bonus: { amount: 5_00n, required: 2_00n, expiresAt: inADay() },
    });
    const round = fresh('round');
    await stake(player, 1_50n, round);
    ledger.clock.advance(DAY + SECOND);
    await expect(stake(player, 1n)).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect((await bonusOf(player)).status).toBe('Expired');
    // The open round wins real money, whatever it was staked with.
    expect(await pay(player, 9_00n, round)).toMatchObject({ balance: eur(9_00n), bonusBalance: eur(4_50n) });
    await stake(player, 2_00n);
    await ledger.wallet.settled();
    await ledger.wallet.expireBonuses();
    expect(await stateOf(player)).toMatchObject({ balance: eur(7_00n), bonusBalance: eur(0n) });
  });

  it('expires once when two nodes run the job in parallel', async () => {
    const seats = await Promise.all(
      [1, 2, 3].map(() =>
        ledger.addPlayer({ bonus: { amount: 5_00n, required: 9_00n, expiresAt: inADay() } }),
      ),
    );
    ledger.clock.advance(DAY);
    const other = ledger.secondNode();
    await Promise.all([ledger.wallet, other, ledger.wallet].map((wallet) => wallet.expireBonuses()));
    for (const player of seats) {
      expect(await statuses(player)).toEqual(['Active', 'Expired']);
      expect((await stateOf(player)).bonusBalance).toEqual(eur(0n));
    }
  });
});

describe('a forfeited bonus', () => {
  it('WALLET-09 is Forfeited: its money is removed and real money stays', async () => {
    const player = await ledger.addPlayer({ bonus: { amount: 5_00n, required: 100_00n } });
    expect(await forfeit(player)).toMatchObject({ balance: eur(100_00n), bonusBalance: eur(0n) });
    expect(await bonusOf(player)).toMatchObject({ status: 'Forfeited' });
  });

  it('MONEY-07 repeated and in parallel is forfeited once', async () => {
    const player = await ledger.addPlayer({ bonus: { amount: 5_00n, required: 100_00n } });
    const { id: bonusId } = await bonusOf(player);
    const { playerId } = player;
    await Promise.all([1, 2, 3].map(() => ledger.wallet.forfeitBonus({ playerId, bonusId })));
    expect(await statuses(player)).toEqual(['Active', 'Forfeited']);
  });

  it('must be the player’s own and active: another’s, an ended and an unknown one are refused', async () => {
    const [player, other] = [
      await ledger.addPlayer({ bonus: { amount: 5_00n, required: 1_00n } }),
      await ledger.addPlayer({ bonus: { amount: 5_00n, required: 100_00n } }),
    ];
    const { id: bonusId } = await bonusOf(player);
    const refused = { type: 'BonusNotActive', status: 409 };
    await expect(ledger.wallet.forfeitBonus({ playerId: other.playerId, bonusId })).rejects.toMatchObject(
      refused,
    );
    await stake(player, 2_00n);
    await ledger.wallet.settled();
    await expect(ledger.wallet.forfeitBonus({ playerId: player.playerId, bonusId })).rejects.toMatchObject(
      refused,
    );
    await expect(
      ledger.wallet.forfeitBonus({ playerId: player.playerId, bonusId: 'made-up' }),
    ).rejects.toMatchObject(refused);
    expect((await bonusOf(other)).status).toBe('Active');
  });

  it('is notified even if no money was left', async () => {
    const player = await ledger.addPlayer({ balance: 0n, bonus: { amount: 5_00n, required: 100_00n } });
    await stake(player, 5_00n);
    await forfeit(player);
    expect((await ledger.eventsOf(player.playerId)).at(-1)).toMatchObject({
      amount: { amount: '0.00' },
      wageringProgress: null,
    });
  });
});

describe('a round that outlives its bonus', () => {
  /** Plays a round with a first bonus, which ends before a second bonus is granted. */
  async function underTheNextBonus() {
    const player = await ledger.addPlayer({ balance: 0n, bonus: { amount: 10_00n, required: 100_00n } });
    const [round, id] = [fresh('round'), fresh('bet')];
    await stake(player, 4_00n, round, id);
    await forfeit(player);
    await ledger.database.transaction((tx) =>
      ledger.wallet.grantBonus(tx, {
        ...SOME_TERMS,
        bonusId: fresh('gift'),
        playerId: player.playerId,
        amount: eur(20_00n),
        wageringRequired: eur(50_00n),
      }),
    );
    return { seat: player, round, id };
  }

  it('has a win in real money and not for the next bonus', async () => {
    const { seat: player, round } = await underTheNextBonus();
    expect(await pay(player, 6_00n, round)).toMatchObject({ balance: eur(6_00n), bonusBalance: eur(20_00n) });
  });

  it('has a rollback in real money that leaves the next bonus’s wagering unchanged', async () => {
    const { seat: player, round, id } = await underTheNextBonus();
    await stake(player, 5_00n);
    expect(await takeBack(player, round, id)).toMatchObject({
      balance: eur(4_00n),
      bonusBalance: eur(15_00n),
    });
    expect((await bonusOf(player)).wagered).toEqual(eur(5_00n));
  });

  it('with further stakes of the next bonus keeps its earlier stake as real money', async () => {
    const { seat: player, round, id } = await underTheNextBonus();
    await stake(player, 4_00n, round);
    expect(await pay(player, 8_00n, round)).toMatchObject({ balance: eur(4_00n), bonusBalance: eur(20_00n) });
    await takeBack(player, round, id);
    expect(await stateOf(player)).toMatchObject({ balance: eur(8_00n), bonusBalance: eur(20_00n) });
  });
});
