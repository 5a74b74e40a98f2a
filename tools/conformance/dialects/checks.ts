import { add, compare, money, subtract, toDecimal, type Money } from '@foyer/domain/money.ts';
import { Mismatch, Skipped } from '../mismatch.ts';
import { fresh } from '../studio.ts';
import type { Dialect, DialectClient, LaunchedGame, Reply } from './client.ts';

export interface Checked {
  readonly dialect: Dialect;
  readonly launched: LaunchedGame;
  readonly client: DialectClient;
}

/** @throws Mismatch, or Skipped for a dialect without the call */
export type DialectCheck = (checked: Checked) => Promise<void>;

/** A test stake is 20 minor units: 0.20 EUR, 20 JPY. */
const stakes = ({ currency }: DialectClient, count: number): Money => money(BigInt(count) * 20n, currency);
const bet = (client: DialectClient, count = 1) => ({
  round: fresh(),
  id: fresh(),
  amount: stakes(client, count),
});

function accepted({ refusal, balance }: Reply, what: string): Money {
  if (refusal !== null) throw new Mismatch(`${what} was refused: ${refusal}`);
  if (balance === null) throw new Mismatch(`the response to ${what} has no balance`);
  return balance;
}

function refused({ refusal }: Reply, what: string): void {
  if (refusal === null) throw new Mismatch(`${what} was accepted`);
}

function same(found: Money, expected: Money, what: string): void {
  if (compare(found, expected) !== 0)
    throw new Mismatch(`${what}: the balance is ${toDecimal(found)}, not ${toDecimal(expected)}`);
}

const balanceOf = async (client: DialectClient): Promise<Money> =>
  accepted(await client.balance(), 'a request for the balance');

const combined = ({ dialect, client }: Checked): NonNullable<DialectClient['betAndWin']> => {
  if (!client.betAndWin) throw new Skipped(`${dialect.name} has no call with a bet and its win`);
  return (...of) => client.betAndWin?.(...of) ?? Promise.reject(new Skipped(dialect.name));
};

export const DIALECT_CHECKS: Readonly<Record<string, DialectCheck>> = {
  async 'a call with a wrong signature is refused'({ client }) {
    refused(await client.balance('wrong'), 'a wrong signature');
  },

  async 'a bet takes its stake once, repeated or in parallel, with the same response'({ client }) {
    const before = await balanceOf(client);
    const one = bet(client);
    const after = subtract(before, one.amount);
    for (const reply of await Promise.all([client.bet(one), client.bet(one), client.bet(one)]))
      same(accepted(reply, 'a bet'), after, 'after a bet');
    same(accepted(await client.bet(one), 'a repeated bet'), after, 'after a repeated bet');
    same(await balanceOf(client), after, 'after all');
  },

  async 'the id of a bet with another amount is refused'({ client }) {
    const one = bet(client);
    accepted(await client.bet(one), 'a bet');
    refused(await client.bet({ ...one, amount: stakes(client, 2) }), 'another amount');
  },

  async 'a win pays once, and a win of an unknown round nothing'({ client }) {
    const one = bet(client, 2);
    const before = accepted(await client.bet(one), 'a bet');
    const win = { ...bet(client), round: one.round, bet: one.id };
    const after = add(before, win.amount);
    same(accepted(await client.win(win), 'a win'), after, 'after a win');
    same(accepted(await client.win(win), 'a repeated win'), after, 'after a repeated win');
    refused(await client.win({ ...bet(client), bet: fresh() }), 'a win of an unknown round');
    same(await balanceOf(client), after, 'after all');
  },

  async 'a rollback gives the stake back once'({ client }) {
    const before = await balanceOf(client);
    const one = bet(client);
    accepted(await client.bet(one), 'a bet');
    const back = { round: one.round, id: fresh(), bet: one.id };
    for (const what of ['a rollback', 'a repeated rollback'])
      same(accepted(await client.rollback(back), what), before, `after ${what}`);
  },

  async 'a rollback before its bet is accepted, and refuses the bet'({ client }) {
    const before = await balanceOf(client);
    const one = bet(client);
    accepted(await client.rollback({ round: one.round, id: fresh(), bet: one.id }), 'an early rollback');
    refused(await client.bet(one), 'a bet that was rolled back');
    same(await balanceOf(client), before, 'after all');
  },

  async 'a rollback takes a win back once'({ client }) {
    const one = bet(client, 2);
    const before = accepted(await client.bet(one), 'a bet');
    const win = { ...bet(client), round: one.round, bet: one.id };
    accepted(await client.win(win), 'a win');
    const back = { round: one.round, id: fresh(), bet: win.id };
    for (const what of ['a rollback of a win', 'a repeated rollback of a win'])
      same(accepted(await client.rollback(back), what), before, `after ${what}`);
    const late = { ...bet(client), round: one.round, bet: one.id };
    accepted(await client.rollback({ round: one.round, id: fresh(), bet: late.id }), 'an early rollback');
    refused(await client.win(late), 'a win that was rolled back');
    same(await balanceOf(client), before, 'after all');
  },

  async 'a bet above the balance is refused, with the balance'({ client }) {
    const before = await balanceOf(client);
    const reply = await client.bet({ ...bet(client), amount: add(before, stakes(client, 1)) });
    refused(reply, 'a bet above the balance');
    // The operator may have a largest bet below the balance, and such a refusal has no balance.
    if (reply.balance !== null) same(reply.balance, before, 'in the refusal');
    same(await balanceOf(client), before, 'after all');
  },

  async 'a bet in another game, or below the minor unit, is refused'({ dialect, client }) {
    refused(await client.bet(bet(client), dialect.otherGame), 'a bet in another game');
    refused(await client.bet(bet(client), dialect.fractionOf(client.currency)), 'a fraction');
  },

  async 'a bet and its win in one call are applied once, repeated or in parallel'(checked) {
    const { client } = checked;
    const betAndWin = combined(checked);
    const before = await balanceOf(client);
    const [one, win] = [bet(client, 2), bet(client)];
    const after = subtract(before, stakes(client, 1));
    for (const reply of await Promise.all([1, 2, 3].map(() => betAndWin(one, win))))
      same(accepted(reply, 'a bet with its win'), after, 'after a bet with its win');
    same(await balanceOf(client), after, 'after all');
  },

  async 'the win of a refused bet in the same call is not paid'(checked) {
    const { client } = checked;
    const betAndWin = combined(checked);
    const before = await balanceOf(client);
    const large = { ...bet(client), amount: add(before, stakes(client, 1)) };
    refused(await betAndWin(large, bet(client)), 'a bet above the balance with its win');
    same(await balanceOf(client), before, 'after all');
  },

  async 'a win outside of any round is accepted once'({ client }) {
    const prize = bet(client);
    const first = accepted(await client.prize(prize), 'a prize');
    same(accepted(await client.prize(prize), 'a repeated prize'), first, 'after a repeated prize');
    same(await balanceOf(client), first, 'after all');
  },

  async 'free rounds that were not granted are refused, and never charged'({ client }) {
    const before = await balanceOf(client);
    const free = { grant: fresh(), stake: stakes(client, 1), round: bet(client) };
    refused(await client.freeRounds(free), 'free rounds of no grant');
    same(await balanceOf(client), before, 'after all');
  },

  async 'granted free rounds cost nothing, and what they win is paid once'({ client, launched }) {
    const { freeRounds: grant } = launched;
    if (!grant) throw new Skipped('the player has no free rounds in this game');
    const before = await balanceOf(client);
    const free = { grant: grant.id, stake: grant.stake, round: bet(client) };
    const after = add(before, free.round.amount);
    for (const what of ['free rounds', 'repeated free rounds'])
      same(accepted(await client.freeRounds(free), what), after, `after ${what}`);
    const more = { ...free, round: { ...free.round, amount: stakes(client, 2) } };
    refused(await client.freeRounds(more), 'the same free rounds with another win');
    same(await balanceOf(client), after, 'after all');
  },
};
