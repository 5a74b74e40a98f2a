import { expect, it } from 'vitest';
import { payloadHash, type Command } from '../../command.ts';
import { promotionalWin } from '../../recipes/promotionalWin.ts';
import { ACCOUNTS, AT, factsWith, PLAYER, play, playerWith } from '../../testing/facts.ts';
import { decide } from '../decide.ts';
import { isRefused } from '../decision.ts';
import type { Facts } from '../facts.ts';
import { legsOf } from '../legs.ts';
import { applyTo } from '../player.ts';

const prize = (minor: bigint, largest = 10_00n) => {
  const { amount, transactionId, studio } = play(minor);
  return promotionalWin({ studio, transactionId, playerId: PLAYER, terms: 'cup', amount, largest });
};
const payout = (operatorAccount: 'promotion' | 'heldWins', minor: bigint): Command => ({
  verb: 'promotionalPayout',
  recipe: 'promotionalWin',
  moneyType: 'CasinoBet',
  caller: 'sandbox',
  key: 'release t',
  player: PLAYER,
  operatorAccount,
  amount: play(minor).amount,
});
const run = (command: ReturnType<typeof prize>, facts: Facts = factsWith()) => {
  const effect = decide(command, facts, playerWith(), AT);
  if (isRefused(effect)) throw new Error(effect.refusal);
  return { effect, legs: legsOf(command, facts, effect, applyTo(playerWith(), command, effect)) };
};

it('MONEY-09 a promotional win is paid up to the largest, and held from one cent more', () => {
  expect(run(prize(10_00n))).toMatchObject({
    effect: { toReal: 10_00n, held: null },
    legs: [{ recipe: 'promotionalWin', debit: ACCOUNTS.operator, credit: ACCOUNTS.real, round: null }],
  });
  expect(run(prize(10_01n))).toMatchObject({
    effect: { toReal: 0n, held: { amount: 10_01n, room: 10_00n, reason: 'LargestWin' } },
    legs: [{ recipe: 'heldWin', debit: ACCOUNTS.operator, credit: ACCOUNTS.heldWins, round: null }],
  });
  expect(run(prize(1n, 0n)).effect).toMatchObject({ held: { amount: 1n, room: 0n } });
});

it('MONEY-10 a promotional win of a held studio is held whatever its amount', () => {
  expect(run(prize(1n), factsWith({ isStudioHeld: true })).effect).toMatchObject({
    toReal: 0n,
    held: { amount: 1n, reason: 'StudioHold' },
  });
});

it('MONEY-09 a release is paid whatever the largest is and whether the studio is held', () => {
  const release = payout('heldWins', 99_00n);
  const effect = decide(release, factsWith({ isStudioHeld: true }), playerWith(), AT);
  expect(effect).toMatchObject({ toReal: 99_00n, held: null });
});

it.each(['promotion', 'heldWins'] as const)('a negative promotional win from %s is refused', (account) => {
  expect(decide(payout(account, -1n), factsWith(), playerWith(), AT)).toEqual({ refusal: 'BadRequest' });
});

it('MONEY-07 the largest is no part of the call: a call repeated after a change of it is the same call', () => {
  expect(payloadHash(prize(5_00n, 1_00n))).toBe(payloadHash(prize(5_00n, 10_00n)));
  expect(payloadHash(prize(5_00n))).not.toBe(payloadHash(prize(5_01n)));
});

it('MONEY-07 of nothing moves nothing and is held by no setting, and is another call than one of an amount', () => {
  const { effect, legs } = run(prize(0n, 0n), factsWith({ isStudioHeld: true }));
  expect(effect).toMatchObject({ toReal: 0n, held: null });
  expect(legs).toMatchObject([{ recipe: 'promotionalWin', amount: 0n, sequence: null }]);
  expect(payloadHash(prize(0n))).not.toBe(payloadHash(prize(1n)));
  expect(() => prize(-1n)).toThrow(RangeError);
});
