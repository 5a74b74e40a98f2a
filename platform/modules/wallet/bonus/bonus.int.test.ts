import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { sql } from 'kysely';
import { bonusConversion } from './bonusConversion.ts';
import { bet, endRound, rollback, win } from '../index.ts';
import { openLedger, SOME_TERMS, type Ledger } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
let names = 0;
const fresh = (what: string) => `${what}-${++names}`;
const stateOf = (player: { playerId: Parameters<Ledger['wallet']['state']>[1] }) =>
  ledger.wallet.state(ledger.database.query, player.playerId);

describe('a bonus', () => {
  it('WALLET-08 is separate from the balance, with no wagering yet', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n, bonus: { amount: 5_00n, required: 100_00n } });
    expect(await stateOf(player)).toMatchObject({
      balance: eur(10_00n),
      bonusBalance: eur(5_00n),
      wageringProgress: 0,
    });
  });

  it('MONEY-07 granted repeatedly and in parallel is given once', async () => {
    const player = await ledger.addPlayer();
    const grant = {
      bonusId: fresh('gift'),
      playerId: player.playerId,
      amount: eur(5_00n),
      wageringRequired: eur(50_00n),
      ...SOME_TERMS,
    };
    const give = () => ledger.database.transaction((tx) => ledger.wallet.grantBonus(tx, grant));
    await Promise.all([give(), give(), give()]);
    await give();
    expect((await stateOf(player)).bonusBalance).toEqual(eur(5_00n));
  });

  it('a second one beside an active one is refused', async () => {
    const player = await ledger.addPlayer({ bonus: { amount: 5_00n, required: 50_00n } });
    const second = {
      bonusId: fresh('gift'),
      playerId: player.playerId,
      amount: eur(1n),
      wageringRequired: eur(1n),
      ...SOME_TERMS,
    };
    await expect(
      ledger.database.transaction((tx) => ledger.wallet.grantBonus(tx, second)),
    ).rejects.toMatchObject({ type: 'BonusRunning' });
    expect((await stateOf(player)).bonusBalance).toEqual(eur(5_00n));
  });

  it('real money is staked first, then bonus money; both count for the wagering', async () => {
    const player = await ledger.addPlayer({ balance: 3_00n, bonus: { amount: 5_00n, required: 40_00n } });
    const first = await ledger.wallet.submit(bet(player.play(fresh('bet'), fresh('round'), 2_00n)));
    expect(first).toMatchObject({ balance: eur(1_00n), bonusBalance: eur(5_00n) });
    const second = await ledger.wallet.submit(bet(player.play(fresh('bet'), fresh('round'), 2_00n)));
    expect(second).toMatchObject({ balance: eur(0n), bonusBalance: eur(4_00n) });
    expect((await stateOf(player)).wageringProgress).toBeCloseTo(0.1);
    await expect(
      ledger.wallet.submit(bet(player.play(fresh('bet'), fresh('round'), 4_01n))),
    ).rejects.toMatchObject({
      type: 'InsufficientFunds',
    });
  });

  it.each([
    { real: 1_00n, bonus: 1_00n, won: 6_00n, toReal: 3_00n, toBonus: 3_00n },
    { real: 1_00n, bonus: 2_00n, won: 1_00n, toReal: 34n, toBonus: 66n },
    { real: 0n, bonus: 2_00n, won: 1_00n, toReal: 0n, toBonus: 1_00n },
    { real: 2_00n, bonus: 0n, won: 1_00n, toReal: 1_00n, toBonus: 0n },
  ])(
    'a win is split in the proportion of the stakes: $real and $bonus',
    async ({ real, bonus, won, ...expected }) => {
      const player = await ledger.addPlayer({ balance: real, bonus: { amount: 10_00n, required: 500_00n } });
      const round = fresh('round');
      await ledger.wallet.submit(bet(player.play(fresh('bet'), round, real + bonus)));
      const paid = await ledger.wallet.submit(win(player.play(fresh('win'), round, won)));
      expect(paid).toMatchObject({
        balance: eur(expected.toReal),
        bonusBalance: eur(10_00n - bonus + expected.toBonus),
      });
    },
  );

  it('a rollback refunds each account and reverts the wagering', async () => {
    const player = await ledger.addPlayer({ balance: 1_00n, bonus: { amount: 5_00n, required: 100_00n } });
    const [id, round] = [fresh('bet'), fresh('round')];
    await ledger.wallet.submit(bet(player.play(id, round, 3_00n)));
    const back = await ledger.wallet.submit(
      rollback({ ...player.play(fresh('back'), round), rollsBack: id }),
    );
    expect(back).toMatchObject({ balance: eur(1_00n), bonusBalance: eur(5_00n) });
    expect((await stateOf(player)).wageringProgress).toBe(0);
  });

  it('WALLET-09 with completed wagering is Converted: the rest is real money', async () => {
    const player = await ledger.addPlayer({ balance: 30_00n, bonus: { amount: 5_00n, required: 20_00n } });
    await ledger.wallet.submit(bet(player.play(fresh('bet'), fresh('round'), 19_00n)));
    expect((await stateOf(player)).wageringProgress).toBeCloseTo(0.95);
    await ledger.wallet.submit(bet(player.play(fresh('bet'), fresh('round'), 1_00n)));
    await ledger.wallet.settled();
    expect(await stateOf(player)).toMatchObject({
      balance: eur(15_00n),
      bonusBalance: eur(0n),
      wageringProgress: null,
    });
    const { rows } = await sql`select status from wallet.bonus where player_id = ${player.playerId}`.execute(
      ledger.database.query,
    );
    expect(rows).toEqual([{ status: 'Converted' }]);
  });

  it('MONEY-07 converted repeatedly and in parallel pays once; too early it is refused', async () => {
    const player = await ledger.addPlayer({ balance: 30_00n, bonus: { amount: 5_00n, required: 20_00n } });
    const { playerId } = player;
    const bonusId = (await ledger.wallet.bonus(playerId))?.id ?? '';
    const ask = () => ledger.wallet.submit(bonusConversion({ playerId, bonusId }));
    await expect(ask()).rejects.toMatchObject({ type: 'BonusNotWagered' });
    await ledger.wallet.submit(bet(player.play(fresh('bet'), fresh('round'), 20_00n)));
    await Promise.all([ask(), ask(), ask()]);
    await ledger.wallet.settled();
    expect((await stateOf(player)).balance).toEqual(eur(15_00n));
  });

  it('wins and rollbacks of a round after the conversion are real money', async () => {
    const player = await ledger.addPlayer({ balance: 0n, bonus: { amount: 10_00n, required: 6_00n } });
    const [id, round] = [fresh('bet'), fresh('round')];
    await ledger.wallet.submit(bet(player.play(fresh('bet'), round, 4_00n)));
    await ledger.wallet.submit(bet(player.play(id, round, 2_00n)));
    await ledger.wallet.settled();
    await ledger.wallet.submit(win(player.play(fresh('win'), round, 3_00n)));
    await ledger.wallet.submit(rollback({ ...player.play(fresh('back'), round), rollsBack: id }));
    await ledger.wallet.submit(endRound(player.play(fresh('end'), round)));
    expect(await stateOf(player)).toMatchObject({ balance: eur(9_00n), bonusBalance: eur(0n) });
  });
});

describe('a balance event', () => {
  it('WALLET-02 has balance, bonus balance, currency, amount, money type and wagering, numbered', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n, bonus: { amount: 5_00n, required: 40_00n } });
    const round = fresh('round');
    await ledger.wallet.submit(bet(player.play(fresh('bet'), round, 11_00n)));
    await ledger.wallet.submit(win(player.play(fresh('win'), round, 1_10n)));
    const inEuro = (amount: string) => ({ amount, currency: 'EUR' });
    const common = { playerId: player.playerId, brand: 'northlight' };
    expect(await ledger.eventsOf(player.playerId)).toEqual([
      {
        ...common,
        balance: inEuro('10.00'),
        bonusBalance: inEuro('0.00'),
        amount: inEuro('10.00'),
        moneyType: 'Deposit',
        wageringProgress: null,
        sequence: 1,
      },
      {
        ...common,
        balance: inEuro('10.00'),
        bonusBalance: inEuro('5.00'),
        amount: inEuro('5.00'),
        moneyType: 'Deposit',
        wageringProgress: 0,
        sequence: 2,
      },
      {
        ...common,
        balance: inEuro('0.00'),
        bonusBalance: inEuro('4.00'),
        amount: inEuro('-11.00'),
        moneyType: 'CasinoBet',
        wageringProgress: 0.275,
        sequence: 3,
      },
      {
        ...common,
        balance: inEuro('1.00'),
        bonusBalance: inEuro('4.10'),
        amount: inEuro('1.10'),
        moneyType: 'CasinoBet',
        wageringProgress: 0.275,
        sequence: 4,
      },
    ]);
  });

  it('WALLET-07 has the decimals of the currency', async () => {
    const player = await ledger.addPlayer({ balance: 1_200n, currency: 'JPY' });
    await ledger.wallet.submit(bet(player.play(fresh('bet'), fresh('round'), 200n)));
    const events = await ledger.eventsOf(player.playerId);
    expect(events.map(({ balance }) => balance)).toEqual([
      { amount: '1200', currency: 'JPY' },
      { amount: '1000', currency: 'JPY' },
    ]);
  });
});
