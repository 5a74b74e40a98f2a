import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';
import { bet } from '../recipes/bet.ts';
import { deposit } from '../recipes/deposit.ts';
import { endRound } from '../recipes/endRound.ts';
import { rollback } from '../recipes/rollback.ts';
import { win } from '../recipes/win.ts';
import {
  ACCOUNTS,
  AT,
  betOf,
  BONUS,
  factsWith,
  PLAYER,
  play,
  playerWith,
  ROLLBACK,
  roundWith,
} from '../testing/facts.ts';
import { decide } from './decide.ts';
import { NO_EFFECT } from './decision.ts';
import type { Facts } from './facts.ts';
import type { PlayerState } from './player.ts';

const MAX = 2n ** 63n - 1n;
const TOO_LARGE = { refusal: 'AmountTooLarge' };
const payment = (minor: bigint) =>
  deposit({ caller: 'bank', key: 'd', playerId: PLAYER, amount: money(minor, 'EUR') });
const run = (command: Command, facts: Facts = factsWith(), player: Partial<PlayerState> = {}) =>
  decide(command, facts, playerWith(player), AT);

describe('a command', () => {
  it('in another currency than the player’s is refused', () => {
    const usd = money(1n, 'USD');
    for (const command of [bet({ ...play(1n), amount: usd }), win({ ...play(1n), amount: usd })])
      expect(run(command, roundWith(1_00n))).toEqual({ refusal: 'WrongCurrency' });
  });

  it('that ends a round has no effect on the player', () => {
    expect(run(endRound(play(0n)), roundWith(1_00n))).toEqual(NO_EFFECT);
  });

  it.each([
    ['an unknown round', factsWith()],
    ['another player’s round', roundWith(1_00n, 0n, { roundPlayer: 'bo' as typeof PLAYER })],
  ])('that ends %s is refused', (_what, facts) => {
    expect(run(endRound(play(0n)), facts)).toEqual({ refusal: 'UnknownRound' });
  });

  it('that returns a held win gives it back to the game', () => {
    const command = {
      verb: 'heldWinReturn',
      player: PLAYER,
      operatorAccount: 'heldWins',
      round: 'r',
      amount: play(9n).amount,
      caller: 'sandbox',
      key: 'k',
      recipe: 'heldWinReturn',
      moneyType: 'CasinoBet',
    } as const;
    expect(run(command)).toEqual({ ...NO_EFFECT, heldReturned: 9n });
  });
});

describe('a command is refused alone where it would leave more than a column holds', () => {
  const bonusGrant: Command = {
    ...payment(1n),
    verb: 'move',
    player: PLAYER,
    account: 'bonus',
    operatorAccount: 'promotion',
    amount: money(1n, 'EUR'),
    status: 'posted',
  };
  /** Released wins, so that the round may win more. */
  const wonWith = (minor: bigint) => ({ roundWon: minor, roundReleased: minor });

  it.each([
    ['the real balance', payment(1n), factsWith(), { real: MAX }],
    ['the bonus balance', bonusGrant, factsWith(), { bonus: MAX }],
    ['the stakes of the round', bet(play(1n)), roundWith(MAX), {}],
    ['the real and bonus stakes of the round', bet(play(2n)), roundWith(MAX - 2n, 1n), {}],
    [
      'the stakes of the round with a free round',
      bet({ ...play(1n), freeRounds: 'g' }),
      roundWith(MAX, 0n, { freeRounds: { id: 'g', stake: '1', left: 1, expiresAt: null } }),
      {},
    ],
    ['the bonus stakes of the round', bet(play(1n)), roundWith(MAX), { real: 0n, bonus: 1n, active: BONUS }],
    ['a held win', win(play(MAX + 1n)), roundWith(1_00n), {}],
    ['the wins of the round', win(play(1n)), roundWith(1_00n, 0n, wonWith(MAX)), {}],
    [
      'the wins of the round in bonus money',
      win(play(1n)),
      roundWith(0n, 1_00n, wonWith(MAX)),
      { active: BONUS },
    ],
    ['the wagering', bet(play(1n)), factsWith(), { active: { ...BONUS, wagered: MAX } }],
  ])('for %s', (_what, command, facts, player) => {
    expect(run(command, facts, player)).toEqual(TOO_LARGE);
  });

  it.each([
    ['the real balance', payment(1n), factsWith(), { real: MAX - 1n }, { toReal: 1n }],
    ['the bonus balance', bonusGrant, factsWith(), { bonus: MAX - 1n }, { toBonus: 1n }],
    ['the stakes of the round', bet(play(1n)), roundWith(MAX - 1n), {}, { toReal: -1n }],
    ['a held win', win(play(MAX)), roundWith(1_00n), {}, { held: { amount: MAX } }],
    ['the wins of the round', win(play(1n)), roundWith(1_00n, 0n, wonWith(MAX - 1n)), {}, { toReal: 1n }],
    [
      'the wagering',
      bet(play(1n)),
      factsWith(),
      { active: { ...BONUS, wagered: MAX - 1n } },
      { wagering: 1n },
    ],
  ])('and not where %s just fits', (_what, command, facts, player, effect) => {
    expect(run(command, facts, player)).toMatchObject(effect);
  });

  it('counts the contribution that leaves or comes back', () => {
    const contributions = [{ pot: `${ACCOUNTS.pot}`, amount: '2' }];
    const facts = factsWith({ bet: betOf({ fromReal: '1', contributions }) });
    expect(run(rollback(ROLLBACK), facts, { real: MAX - 2n })).toEqual(TOO_LARGE);
    expect(run(rollback(ROLLBACK), facts, { real: MAX - 3n })).toMatchObject({ toReal: 1n });
  });
});
