import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { bet, deposit, withdrawalInitiated, type Posted } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const eur = (minor: bigint) => money(minor, 'EUR');
let names = 0;
const fresh = (what: string) => `${what}-${++names}`;
const depositOf = ({ playerId }: TestPlayer, minor: bigint, key = fresh('deposit'), status?: 'pending') =>
  deposit({ caller: 'foyer:test', key, playerId, amount: eur(minor), ...(status && { status }) });
const post = (command: Parameters<Ledger['wallet']['post']>[1]): Promise<Posted> =>
  ledger.database.transaction((tx) => ledger.wallet.post(tx, command));
const taking = ({ playerId }: TestPlayer, minor: bigint, key = fresh('payout')) =>
  withdrawalInitiated({ caller: 'foyer:test', key, playerId, amount: eur(minor) });
const conclude = (key: string, verdict: 'posted' | 'voided') =>
  ledger.database.transaction((tx) => ledger.wallet.conclude(tx, { caller: 'foyer:test', key }, verdict));
const balanceOf = async ({ playerId }: TestPlayer) =>
  (await ledger.wallet.state(ledger.database.query, playerId)).balance.minor;

describe('a deposit', () => {
  it('MONEY-07 repeated and in parallel is credited once', async () => {
    const player = await ledger.addPlayer({ balance: 0n });
    const same = depositOf(player, 20_00n);
    const answers = await Promise.all([post(same), post(same), post(same)]);
    for (const { balance } of answers) expect(balance).toEqual(eur(20_00n));
    expect(await balanceOf(player)).toBe(20_00n);
    await expect(post({ ...depositOf(player, 30_00n), key: same.key })).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
  });

  it('is rolled back with its transaction', async () => {
    const player = await ledger.addPlayer({ balance: 1_00n });
    const failing = ledger.database.transaction(async (tx) => {
      await ledger.wallet.post(tx, depositOf(player, 20_00n));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await balanceOf(player)).toBe(1_00n);
    expect(await ledger.eventsOf(player.playerId)).toHaveLength(1);
  });

  it('does not count while pending, and counts when posted; posting repeatedly is idempotent', async () => {
    const player = await ledger.addPlayer({ balance: 1_00n });
    const key = fresh('deposit');
    await post(depositOf(player, 20_00n, key, 'pending'));
    expect(await balanceOf(player)).toBe(1_00n);
    await ledger.check();
    await Promise.all([conclude(key, 'posted'), conclude(key, 'posted'), conclude(key, 'posted')]);
    expect(await balanceOf(player)).toBe(21_00n);
    await expect(conclude(key, 'voided')).rejects.toMatchObject({ type: 'TransactionConflict' });
  });

  it('never counts when voided', async () => {
    const player = await ledger.addPlayer({ balance: 1_00n });
    const key = fresh('deposit');
    await post(depositOf(player, 20_00n, key, 'pending'));
    await conclude(key, 'voided');
    expect(await balanceOf(player)).toBe(1_00n);
  });

  it.each([0n, -1n])('of %d is refused', async (minor) => {
    const player = await ledger.addPlayer();
    expect(() => depositOf(player, minor)).toThrow(RangeError);
  });
});

describe('an outgoing transfer', () => {
  it('is reserved while pending, and debited when posted', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const key = fresh('payout');
    expect((await post(taking(player, 7_00n, key))).balance).toEqual(eur(3_00n));
    await expect(post(taking(player, 3_01n))).rejects.toMatchObject({ type: 'InsufficientFunds' });
    await conclude(key, 'posted');
    expect(await balanceOf(player)).toBe(3_00n);
  });

  it('is refunded when voided, and the player gets the next event', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const key = fresh('payout');
    await post(taking(player, 7_00n, key));
    expect(await conclude(key, 'voided')).toMatchObject({ balance: eur(10_00n), sequence: 3 });
    expect((await conclude(key, 'voided')).sequence).toBeNull();
    expect((await ledger.eventsOf(player.playerId)).at(-1)).toMatchObject({
      amount: { amount: '7.00', currency: 'EUR' },
      moneyType: 'Withdrawal',
      sequence: 3,
    });
  });

  it('in parallel with bets never exceeds the balance', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    await Promise.allSettled([
      ...Array.from({ length: 8 }, () =>
        ledger.wallet.submit(bet(player.play(fresh('bet'), fresh('round'), 1_00n))),
      ),
      post(taking(player, 6_00n)),
    ]);
    // Either the payout came first and the bets took the rest, or it came too late and was refused.
    expect([0n, 2_00n]).toContain(await balanceOf(player));
  });

  it('an unknown transfer cannot be posted or voided', async () => {
    await expect(conclude('made-up', 'posted')).rejects.toMatchObject({
      type: 'UnknownTransfer',
      status: 404,
    });
  });
});

describe('the tables enforce that', () => {
  it('a transfer is never updated, deleted or truncated', async () => {
    await ledger.addPlayer();
    const changes = [
      sql`update wallet.transfer set amount = amount + 1`,
      sql`update wallet.transfer set status = 'voided' where status = 'posted'`,
      sql`delete from wallet.transfer`,
      sql`truncate wallet.transfer`,
    ];
    for (const change of changes) {
      await expect(change.execute(ledger.database.query)).rejects.toThrow(
        'a transfer is never changed or deleted',
      );
    }
  });

  it('a pending transfer changes its status only', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const key = fresh('payout');
    await post(taking(player, 1_00n, key));
    const change = sql`update wallet.transfer set status = 'posted', amount = 1 where key = ${key}`;
    await expect(change.execute(ledger.database.query)).rejects.toThrow('never changed');
  });

  it('no balance is negative', async () => {
    const player = await ledger.addPlayer();
    const theft = sql`update wallet.account set balance = -1 where player_id = ${player.playerId}`;
    await expect(theft.execute(ledger.database.query)).rejects.toThrow('check constraint');
  });
});

describe('the audit', () => {
  it('finds a balance that does not follow from the transfers', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const alter = (by: bigint) =>
      sql`update wallet.account set balance = balance + ${by}
          where player_id = ${player.playerId} and kind = 'real'`.execute(ledger.database.query);
    await alter(1n);
    await expect(ledger.check()).rejects.toThrow('the ledger is wrong');
    await alter(-1n);
    await ledger.check();
  });

  it('finds a round whose stakes differ from its bets', async () => {
    const player = await ledger.addPlayer();
    const round = fresh('round');
    await ledger.wallet.submit(bet(player.play(fresh('bet'), round)));
    const alter = (by: bigint) =>
      sql`update wallet.round set staked_real = staked_real + ${by} where id = ${round}`.execute(
        ledger.database.query,
      );
    await alter(5n);
    await expect(ledger.check()).rejects.toThrow('rounds whose stakes');
    await alter(-5n);
  });
});
