import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import {
  bet,
  chargeback,
  deposit,
  withdrawalInitiated,
  withdrawalRolledBack,
  type Wallet,
} from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const caller = 'foyer:test';
const eur = (minor: bigint) => money(minor, 'EUR');
let names = 0;
const fresh = (what: string) => `${what}-${++names}`;

const post = (command: Parameters<Wallet['post']>[1]) =>
  ledger.database.transaction((tx) => ledger.wallet.post(tx, command));
const conclude = (key: string, verdict: 'posted' | 'voided') =>
  ledger.database.transaction((tx) => ledger.wallet.conclude(tx, { caller, key }, verdict));
const withdraw = ({ playerId }: TestPlayer, minor: bigint, key = fresh('withdrawal')) =>
  post(withdrawalInitiated({ caller, key, playerId, amount: eur(minor) }));
const rollBack = ({ playerId }: TestPlayer, undoes: string, key = fresh('sent back')) =>
  post(withdrawalRolledBack({ caller, key, playerId, undoes }));
const chargeBack = ({ playerId }: TestPlayer, undoes: string, key = fresh('charged back')) =>
  post(chargeback({ caller, key, playerId, undoes }));
const stateOf = ({ playerId }: TestPlayer) => ledger.wallet.state(ledger.database.query, playerId);
const balanceOf = async (player: TestPlayer) => (await stateOf(player)).balance.minor;
const owedBy = async ({ playerId }: TestPlayer) =>
  (await ledger.wallet.owed(ledger.database.query, playerId)).minor;
const lastEvent = async ({ playerId }: TestPlayer) => (await ledger.eventsOf(playerId)).at(-1);

/** Creates a withdrawal that the bank has paid. */
async function paidOut(player: TestPlayer, minor: bigint): Promise<string> {
  const key = fresh('withdrawal');
  await withdraw(player, minor, key);
  await conclude(key, 'posted');
  return key;
}

async function deposited(player: TestPlayer, minor: bigint): Promise<string> {
  const key = fresh('deposit');
  await post(deposit({ caller, key, playerId: player.playerId, amount: eur(minor) }));
  return key;
}

describe('a withdrawal', () => {
  it('WALLET-03 is debited when it is requested, as InitWithdrawal', async () => {
    const player = await ledger.addPlayer({ balance: 50_00n });
    expect((await withdraw(player, 20_00n)).balance).toEqual(eur(30_00n));
    expect(await lastEvent(player)).toMatchObject({
      moneyType: 'InitWithdrawal',
      amount: { amount: '-20.00', currency: 'EUR' },
    });
  });

  it('MONEY-07 requested repeatedly and in parallel is debited once', async () => {
    const player = await ledger.addPlayer({ balance: 50_00n });
    const key = fresh('withdrawal');
    await Promise.all([1, 2, 3].map(() => withdraw(player, 20_00n, key)));
    expect(await balanceOf(player)).toBe(30_00n);
    await expect(withdraw(player, 21_00n, key)).rejects.toMatchObject({ type: 'TransactionConflict' });
  });

  it('MONEY-07 whose callback arrives during the request is settled, or does not exist yet', async () => {
    const player = await ledger.addPlayer({ balance: 500_00n });
    const untilThere = async (key: string): Promise<void> => {
      try {
        await conclude(key, 'posted');
      } catch (error) {
        expect(error).toMatchObject({ type: 'UnknownTransfer' });
        await untilThere(key);
      }
    };
    for (let time = 0; time < 60; time += 1) {
      const key = fresh('withdrawal');
      await Promise.all([withdraw(player, 1_00n, key), ...Array.from({ length: 6 }, () => untilThere(key))]);
    }
    expect(await balanceOf(player)).toBe(440_00n);
  });

  it('WALLET-02 is credited back when cancelled, and the event includes the active bonus', async () => {
    const player = await ledger.addPlayer({ balance: 50_00n, bonus: { amount: 5_00n, required: 40_00n } });
    await ledger.wallet.submit(bet(player.play(fresh('bet'), fresh('round'), 10_00n)));
    const key = fresh('withdrawal');
    await withdraw(player, 20_00n, key);
    expect((await conclude(key, 'voided')).balance).toEqual(eur(40_00n));
    expect(await lastEvent(player)).toMatchObject({
      moneyType: 'Withdrawal',
      amount: { amount: '20.00', currency: 'EUR' },
      bonusBalance: { amount: '5.00', currency: 'EUR' },
      wageringProgress: 0.25,
    });
  });

  it('takes real money only, and an active bonus continues', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n, bonus: { amount: 5_00n, required: 40_00n } });
    await expect(withdraw(player, 10_01n)).rejects.toMatchObject({ type: 'InsufficientFunds' });
    await withdraw(player, 10_00n);
    expect(await stateOf(player)).toMatchObject({ bonusBalance: eur(5_00n), wageringProgress: 0 });
  });

  it.each([0n, -1n])('of %d is refused', async (minor) => {
    const player = await ledger.addPlayer();
    expect(() =>
      withdrawalInitiated({ caller, key: 'k', playerId: player.playerId, amount: eur(minor) }),
    ).toThrow(RangeError);
  });
});

describe('a paid withdrawal that the bank returns', () => {
  it('is credited back in full, once', async () => {
    const player = await ledger.addPlayer({ balance: 50_00n });
    const paid = await paidOut(player, 20_00n);
    const key = fresh('sent back');
    const responses = await Promise.all([1, 2, 3].map(() => rollBack(player, paid, key)));
    for (const { balance } of responses) expect(balance).toEqual(eur(50_00n));
    await expect(rollBack(player, paid)).rejects.toMatchObject({ type: 'TransactionConflict' });
    expect(await balanceOf(player)).toBe(50_00n);
    expect(await lastEvent(player)).toMatchObject({ moneyType: 'Withdrawal', amount: { amount: '20.00' } });
  });

  it('is refused while unpaid, when cancelled, for another player and for a deposit', async () => {
    const [player, other] = [await ledger.addPlayer({ balance: 50_00n }), await ledger.addPlayer()];
    const key = fresh('withdrawal');
    await withdraw(player, 20_00n, key);
    await expect(rollBack(player, key)).rejects.toMatchObject({ type: 'TransactionConflict' });
    await conclude(key, 'voided');
    await expect(rollBack(player, key)).rejects.toMatchObject({ type: 'TransactionConflict' });
    const paid = await paidOut(player, 5_00n);
    await expect(rollBack(other, paid)).rejects.toMatchObject({ type: 'UnknownTransfer' });
    await expect(rollBack(player, 'made-up')).rejects.toMatchObject({ type: 'UnknownTransfer' });
    await expect(rollBack(player, await deposited(player, 1_00n))).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
  });
});

describe('a chargeback', () => {
  it('debits the deposit, as a negative Deposit, which no longer counts', async () => {
    const player = await ledger.addPlayer({ balance: 0n });
    const key = await deposited(player, 20_00n);
    expect((await chargeBack(player, key)).balance).toEqual(eur(0n));
    expect(await lastEvent(player)).toMatchObject({ moneyType: 'Deposit', amount: { amount: '-20.00' } });
    expect(await owedBy(player)).toBe(0n);
    expect(await ledger.wallet.deposits(player.playerId)).toEqual({ count: 0, totalMinor: 0n });
  });

  it('debits the balance and records the rest as a debt', async () => {
    const player = await ledger.addPlayer({ balance: 0n, bonus: { amount: 5_00n, required: 40_00n } });
    const key = await deposited(player, 20_00n);
    await withdraw(player, 13_00n);
    await chargeBack(player, key);
    expect(await stateOf(player)).toMatchObject({ balance: eur(0n), bonusBalance: eur(5_00n) });
    expect(await owedBy(player)).toBe(13_00n);
  });

  it('MONEY-07 repeated and in parallel is applied once, also with an empty balance', async () => {
    const player = await ledger.addPlayer({ balance: 0n });
    const key = await deposited(player, 20_00n);
    await withdraw(player, 20_00n);
    const undoing = fresh('charged back');
    await Promise.all([1, 2, 3].map(() => chargeBack(player, key, undoing)));
    await expect(chargeBack(player, key)).rejects.toMatchObject({ type: 'TransactionConflict' });
    await expect(chargeBack(player, await deposited(player, 1_00n), undoing)).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
    expect(await owedBy(player)).toBe(20_00n);
  });

  it('of a deposit that was never completed is refused', async () => {
    const player = await ledger.addPlayer();
    const key = fresh('deposit');
    await post(deposit({ caller, key, playerId: player.playerId, amount: eur(5_00n), status: 'pending' }));
    await expect(chargeBack(player, key)).rejects.toMatchObject({ type: 'TransactionConflict' });
  });

  it('after any spending, debit and debt together equal the deposit', async () => {
    const amount = fc.bigInt({ min: 1n, max: 100_00n });
    await fc.assert(
      fc.asyncProperty(amount, amount, async (brought, spent) => {
        const player = await ledger.addPlayer({ balance: 30_00n });
        const key = await deposited(player, brought);
        await withdraw(player, spent).catch(() => null);
        const before = await balanceOf(player);
        await chargeBack(player, key);
        expect(before - (await balanceOf(player)) + (await owedBy(player))).toBe(brought);
      }),
      { numRuns: 20 },
    );
  });
});
