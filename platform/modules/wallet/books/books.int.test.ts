import { sql } from 'kysely';
import { DAY, HOUR, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../command.ts';
import { bet, chargeback, deposit, win, withdrawalInitiated, type Wallet } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';
import { readTrialBalance } from './trialBalance.ts';
import type { StatementLine } from './statement.ts';

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
const balanceOf = async (playerId: PlayerId) =>
  (await ledger.wallet.state(ledger.database.query, playerId)).balance;
const correct = (playerId: PlayerId, minor: bigint, change: object = {}) =>
  ledger.database.transaction((tx) => ledger.wallet.correct(tx, actOf(playerId, minor, change)));
const writeOff = (playerId: PlayerId, minor: bigint, change: object = {}) =>
  ledger.database.transaction((tx) => ledger.wallet.writeOff(tx, actOf(playerId, minor, change)));
const actOf = (playerId: PlayerId, minor: bigint, change: object) => ({
  key: fresh('act'),
  playerId,
  amount: eur(minor),
  reason: 'the slot paid twice',
  operator: 'mira',
  ...change,
});
const owed = (playerId: PlayerId) => ledger.wallet.owed(ledger.database.query, playerId);
/** A player who deposited 20 euros and withdrew them before the deposit was charged back. */
async function debtor() {
  const { playerId } = await ledger.addPlayer({ balance: 0n });
  const key = fresh('deposit');
  await post(deposit({ caller, key, playerId, amount: eur(20_00n) }));
  await post(withdrawalInitiated({ caller, key: fresh('withdrawal'), playerId, amount: eur(20_00n) }));
  await post(chargeback({ caller, key: fresh('charged back'), playerId, undoes: key }));
  return playerId;
}

describe('a correction', () => {
  it('moves real money in either direction, with operator and reason', async () => {
    const { playerId } = await ledger.addPlayer({ balance: 10_00n });
    expect((await correct(playerId, 5_00n)).balance).toEqual(eur(15_00n));
    expect((await correct(playerId, -7_00n)).balance).toEqual(eur(8_00n));
    const { rows } =
      await sql`select reason, operator from wallet.correction where player_id = ${playerId}`.execute(
        ledger.database.query,
      );
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({ reason: 'the slot paid twice', operator: 'mira' })),
    );
  });

  it('MONEY-07 repeated and in parallel is applied once; with another reason it is refused', async () => {
    const { playerId } = await ledger.addPlayer({ balance: 10_00n });
    const key = fresh('correction');
    await Promise.all([1, 2, 3].map(() => correct(playerId, 1_00n, { key })));
    await expect(correct(playerId, 1_00n, { key, reason: 'another' })).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
    expect(await balanceOf(playerId)).toEqual(eur(11_00n));
  });

  it('never makes a balance negative, and then changes nothing', async () => {
    const { playerId } = await ledger.addPlayer({ balance: 10_00n });
    const key = fresh('correction');
    await expect(correct(playerId, -10_01n, { key })).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect((await correct(playerId, -10_00n, { key })).balance).toEqual(eur(0n));
  });

  it.each([{ reason: ' ' }, { operator: '' }, { amount: eur(0n) }, { repaysDebt: true }])(
    'without reason, operator or amount is refused: %o',
    async (change) => {
      const { playerId } = await ledger.addPlayer();
      await expect(correct(playerId, 1_00n, change)).rejects.toMatchObject({ type: 'BadRequest' });
    },
  );

  it('collects the debt of a chargeback, and no more', async () => {
    const playerId = await debtor();
    await post(deposit({ caller, key: fresh('deposit'), playerId, amount: eur(50_00n) }));
    await correct(playerId, -15_00n, { repaysDebt: true });
    expect(await owed(playerId)).toEqual(eur(5_00n));
    await expect(correct(playerId, -5_01n, { repaysDebt: true })).rejects.toMatchObject({
      type: 'MoreThanOwed',
    });
    expect(await balanceOf(playerId)).toEqual(eur(35_00n));
  });

  it('MONEY-07 a debt is written off once by its key, and the balance is unchanged', async () => {
    const playerId = await debtor();
    await post(deposit({ caller, key: fresh('deposit'), playerId, amount: eur(50_00n) }));
    const key = fresh('write-off');
    await Promise.all([1, 2, 3].map(() => writeOff(playerId, 15_00n, { key })));
    expect(await owed(playerId)).toEqual(eur(5_00n));
    expect(await balanceOf(playerId)).toEqual(eur(50_00n));
    const { rows } = await sql`select reason, operator from wallet.correction where key = ${key}`.execute(
      ledger.database.query,
    );
    expect(rows).toEqual([{ reason: 'the slot paid twice', operator: 'mira' }]);
    for (const again of [() => writeOff(playerId, 14_00n, { key }), () => correct(playerId, 15_00n, { key })])
      await expect(again()).rejects.toMatchObject({ type: 'TransactionConflict' });
    // The rest of the debt is repaid.
    await correct(playerId, -5_00n, { repaysDebt: true });
    expect([await owed(playerId), await balanceOf(playerId)]).toEqual([eur(0n), eur(45_00n)]);
  });

  it('MONEY-07 a write-off is a repeat whatever the order of its fields, also of one that is stored already', async () => {
    const playerId = await debtor();
    const key = fresh('write-off');
    const act = { key, playerId, amount: eur(15_00n), operator: 'mira', reason: 'gone' };
    const off = (one: typeof act) => ledger.database.transaction((tx) => ledger.wallet.writeOff(tx, one));
    await off(act);
    await off({ reason: 'gone', operator: 'mira', amount: eur(15_00n), playerId, key });
    expect(await owed(playerId)).toEqual(eur(5_00n));
    const { rows } =
      await sql`select payload_hash as hash from wallet.command_key where key = ${key}`.execute(
        ledger.database.query,
      );
    // As the command of the operator wrote it before.
    expect(rows).toEqual([{ hash: hashOf({ ...act, verb: 'writeOff', amount: '1500', currency: 'EUR' }) }]);
  });

  it.each([
    ['more than is owed', 20_01n, {}, 'MoreThanOwed'],
    ['in another currency', 1n, { amount: money(1n, 'NOK') }, 'WrongCurrency'],
    ['no amount', 0n, {}, 'BadRequest'],
    ['a debt that would grow', -1n, {}, 'BadRequest'],
    ['without why', 1n, { reason: '' }, 'BadRequest'],
    ['without who', 1n, { operator: ' ' }, 'BadRequest'],
  ])('%s is not written off, and nothing is changed', async (_what, minor, change, type) => {
    const playerId = await debtor();
    await expect(writeOff(playerId, minor, change)).rejects.toMatchObject({ type });
    expect(await owed(playerId)).toEqual(eur(20_00n));
  });

  it('a debt is written off once by parallel commands', async () => {
    const playerId = await debtor();
    const all = await Promise.allSettled([1, 2, 3].map(() => writeOff(playerId, 20_00n)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await owed(playerId)).toEqual(eur(0n));
  });

  it('cannot be changed afterwards', async () => {
    const { playerId } = await ledger.addPlayer();
    await correct(playerId, 1_00n);
    const changes = [
      sql`update wallet.correction set reason = 'none'`,
      sql`delete from wallet.correction`,
      sql`truncate wallet.correction`,
      sql`truncate wallet.conclusion`,
    ];
    for (const change of changes)
      await expect(change.execute(ledger.database.query)).rejects.toThrow('is not altered');
  });
});

/** A player with a bit of every kind of movement, one second apart, and the balances after each. */
async function activePlayer(): Promise<TestPlayer> {
  const player = await ledger.addPlayer({ balance: 10_00n, bonus: { amount: 4_00n, required: 90_00n } });
  const { playerId } = player;
  const [round, cancelled, arriving] = [fresh('round'), fresh('withdrawal'), fresh('deposit')];
  const acts = [
    () => ledger.wallet.submit(bet(player.play(fresh('bet'), round, 12_00n))),
    () => ledger.wallet.submit(win(player.play(fresh('win'), round, 6_00n))),
    () => post(withdrawalInitiated({ caller, key: cancelled, playerId, amount: eur(3_00n) })),
    () => conclude(cancelled, 'voided'),
    () => post(deposit({ caller, key: arriving, playerId, amount: eur(8_00n), status: 'pending' })),
    () => conclude(arriving, 'posted'),
    () => correct(playerId, -1_00n),
  ];
  for (const act of acts) {
    ledger.clock.advance(SECOND);
    await act();
  }
  return player;
}

async function fullStatement({ playerId }: TestPlayer, first: number): Promise<StatementLine[]> {
  const now = ledger.clock.now();
  const period = { playerId, from: new Date(now.getTime() - HOUR), to: new Date(now.getTime() + HOUR) };
  const lines: StatementLine[] = [];
  for (let hasMore = true; hasMore;) {
    const page = await ledger.wallet.statement({ ...period, first, after: lines.at(-1) ?? null });
    lines.push(...page.lines);
    hasMore = page.hasMore;
  }
  return lines;
}

describe('a statement', () => {
  it('MONEY-02 has every movement once, in order, and each balance follows from the previous one', async () => {
    const player = await activePlayer();
    const lines = (await fullStatement(player, 100)).toReversed();
    expect(lines.map(({ what, real, bonus }) => [what, toDecimal(real), toDecimal(bonus)])).toEqual([
      ['deposit', '10.00', '0.00'],
      ['bonusGrant', '0.00', '4.00'],
      ['bet', '-10.00', '-2.00'],
      ['win', '5.00', '1.00'],
      ['withdrawal', '-3.00', '0.00'],
      ['withdrawal voided', '3.00', '0.00'],
      ['deposit posted', '8.00', '0.00'],
      ['correction', '-1.00', '0.00'],
    ]);
    expect(lines.map(({ sequence }) => Number(sequence))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    let [balance, bonusBalance] = [0n, 0n];
    for (const line of lines) {
      balance += line.real.minor;
      bonusBalance += line.bonus.minor;
      expect([line.balance.minor, line.bonusBalance.minor]).toEqual([balance, bonusBalance]);
    }
  });

  it.each([1, 2, 3, 5])('MONEY-02 in pages of %d has no duplicates and no gaps', async (first) => {
    const player = await activePlayer();
    const numbers = (await fullStatement(player, first)).map(({ sequence }) => Number(sequence));
    expect(numbers).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('MONEY-02 is limited to its period and its player', async () => {
    const [player] = [await activePlayer(), await activePlayer()];
    const now = ledger.clock.now();
    const of = async (from: Date, to: Date) =>
      (await ledger.wallet.statement({ playerId: player.playerId, from, to, first: 50, after: null })).lines;
    const all = await of(new Date(0), new Date(now.getTime() + DAY));
    const middle = all[3]?.at ?? now;
    expect(await of(middle, new Date(now.getTime() + DAY))).toEqual(all.slice(0, 4));
    expect(await of(new Date(0), middle)).toEqual(all.slice(4));
  });
});

describe('the trial balance', () => {
  const books = () =>
    readTrialBalance(ledger.database.query, new Date(ledger.clock.now().getTime() + SECOND));

  it('has every brand and currency by kind, and each sums to zero', async () => {
    await activePlayer();
    await ledger.addPlayer({ balance: 1_200n, currency: 'JPY' });
    const all = await books();
    expect(all.map(({ brand, currency }) => [brand, currency])).toEqual([
      ['northlight', 'EUR'],
      ['northlight', 'JPY'],
    ]);
    for (const { sum } of all) expect(sum.minor).toBe(0n);
    const [euro] = all;
    expect(euro?.rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['bonus', 'correction', 'funding', 'game', 'owed', 'promotion', 'real']),
    );
  });

  it('of a past moment does not change when its pending transfers end', async () => {
    const { playerId } = await ledger.addPlayer({ balance: 10_00n });
    const [leaving, arriving] = [fresh('withdrawal'), fresh('deposit')];
    await post(withdrawalInitiated({ caller, key: leaving, playerId, amount: eur(4_00n) }));
    await post(deposit({ caller, key: arriving, playerId, amount: eur(6_00n), status: 'pending' }));
    ledger.clock.advance(SECOND);
    const then = ledger.clock.now();
    const before = await readTrialBalance(ledger.database.query, then);
    const transit = before[0]?.rows.find(({ kind }) => kind === 'in transit');
    expect(transit?.balance.minor).toBeGreaterThanOrEqual(10_00n);
    ledger.clock.advance(DAY);
    await conclude(leaving, 'voided');
    await conclude(arriving, 'posted');
    expect(await readTrialBalance(ledger.database.query, then)).toEqual(before);
    for (const { sum } of await books()) expect(sum.minor).toBe(0n);
  });
});
