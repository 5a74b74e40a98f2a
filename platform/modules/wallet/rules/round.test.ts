import { describe, expect, it } from 'vitest';
import type { Release } from '../command.ts';
import { bet } from '../recipes/bet.ts';
import { deposit } from '../recipes/deposit.ts';
import { endRound } from '../recipes/endRound.ts';
import { rollback } from '../recipes/rollback.ts';
import { win } from '../recipes/win.ts';
import { AT, BONUS, factsWith, PLAYER, play, playerWith, ROLLBACK, roundWith } from '../testing/facts.ts';
import { NO_EFFECT, type Effect } from './decision.ts';
import type { Facts } from './facts.ts';
import type { PlayerState } from './player.ts';
import { roundAfter } from './round.ts';

const LATER = new Date(+AT + 1);
const after = (
  command: Parameters<typeof roundAfter>[0],
  facts: Facts,
  effect: Partial<Effect> = {},
  active: PlayerState['active'] = null,
) => roundAfter(command, facts, { ...NO_EFFECT, ...effect }, playerWith({ active }), LATER);

const NEW = {
  studio: 'sandbox',
  id: 'r',
  playerId: PLAYER,
  game: 'fox',
  openedAt: LATER,
  closedAt: null,
  stakedReal: 0n,
  stakedBonus: 0n,
  bonusId: null,
  won: null,
  released: null,
  given: null,
};
/** The round of `roundWith`. */
const OPEN = { ...NEW, openedAt: AT };

describe('the round after a stake', () => {
  const stake = bet(play(1_00n));

  it('begins with the first', () => {
    expect(after(stake, factsWith(), { toReal: -1_00n })).toEqual({ ...NEW, stakedReal: 1_00n });
  });

  it('keeps what it was and adds the stake', () => {
    const facts = roundWith(3_00n, 0n, { game: 'owl', roundWon: 2n, roundReleased: 1n, roundGiven: 1_00n });
    expect(after(stake, facts, { toReal: -1_00n })).toEqual({
      ...OPEN,
      stakedReal: 4_00n,
      won: 2n,
      released: 1n,
      given: 1_00n,
    });
  });

  it('adds to the stakes of the same bonus', () => {
    const effect = { toReal: -40n, toBonus: -60n };
    expect(after(stake, roundWith(1_00n, 2_00n), effect, BONUS)).toEqual({
      ...OPEN,
      stakedReal: 1_40n,
      stakedBonus: 2_60n,
      bonusId: BONUS.id,
    });
  });

  it.each([
    ['has ended', null],
    ['is over', { ...BONUS, isOver: true }],
  ])('counts the stakes of a bonus as real where it %s', (_what, active) => {
    expect(after(stake, roundWith(1_00n, 2_00n), { toReal: -1_00n }, active)).toEqual({
      ...OPEN,
      stakedReal: 4_00n,
    });
  });

  it('counts the stakes of an earlier bonus as real', () => {
    const active = { ...BONUS, id: 'other' };
    expect(after(stake, roundWith(1_00n, 2_00n), { toBonus: -50n }, active)).toEqual({
      ...OPEN,
      stakedReal: 3_00n,
      stakedBonus: 50n,
      bonusId: 'other',
    });
  });

  it('of a free round counts what the operator staked as real', () => {
    const facts = roundWith(1_00n, 0n, { roundGiven: 30n });
    expect(after(stake, facts, { given: 1_00n })).toEqual({ ...OPEN, stakedReal: 2_00n, given: 1_30n });
  });
});

describe('the round after a win', () => {
  it('adds real and bonus money to what it won', () => {
    const facts = roundWith(1_00n, 0n, { roundWon: 5n });
    expect(after(win(play(9n)), facts, { toReal: 3n, toBonus: 6n })).toEqual({
      ...OPEN,
      stakedReal: 1_00n,
      won: 14n,
    });
    expect(after(win(play(9n)), roundWith(1_00n), { toReal: 3n })).toMatchObject({ won: 3n });
  });

  it('does not change by a win that is held', () => {
    expect(
      after(win(play(9n)), roundWith(1_00n), { held: { amount: 9n, room: 0n, reason: 'LargestWin' } }),
    ).toBeNull();
  });

  it('MONEY-09 counts a released win as won and as released', () => {
    const release: Release = {
      verb: 'payout',
      player: PLAYER,
      operatorAccount: 'heldWins',
      round: 'r',
      amount: play(9n).amount,
    };
    const command = {
      ...release,
      caller: 'sandbox',
      key: 'k',
      recipe: 'win',
      moneyType: 'CasinoBet',
    } as const;
    const facts = roundWith(1_00n, 0n, { roundWon: 5n, roundReleased: 1n });
    expect(after(command, facts, { toReal: 9n })).toMatchObject({ won: 14n, released: 10n });
    const back = { ...command, verb: 'heldWinReturn' } as const;
    expect(after(back, facts, { heldReturned: 9n })).toBeNull();
  });
});

describe('the round after a rollback', () => {
  const back = rollback(ROLLBACK);

  it('is without the stake', () => {
    const facts = roundWith(3_00n, 2_00n, { roundGiven: 1_00n });
    expect(after(back, facts, { unstaked: { real: 1_00n, bonus: 50n }, given: -40n })).toEqual({
      ...OPEN,
      stakedReal: 2_00n,
      stakedBonus: 1_50n,
      bonusId: BONUS.id,
      given: 60n,
    });
  });

  it('does not change where the rollback has no effect', () => {
    expect(after(back, roundWith(3_00n))).toBeNull();
  });
});

describe('the end of a round', () => {
  it('closes it once', () => {
    const end = endRound(play(0n));
    expect(after(end, roundWith(1_00n))).toEqual({ ...OPEN, stakedReal: 1_00n, closedAt: LATER });
    expect(after(end, roundWith(1_00n, 0n, { roundClosedAt: AT }))).toBeNull();
  });

  it('stays where it was when another win arrives', () => {
    const facts = roundWith(1_00n, 0n, { roundClosedAt: AT });
    expect(after(win(play(1n)), facts, { toReal: 1n })).toMatchObject({ closedAt: AT });
  });
});

it('a payment changes no round', () => {
  const command = deposit({ caller: 'bank', key: 'd', playerId: PLAYER, amount: play(1n).amount });
  expect(after(command, factsWith(), { toReal: 1n })).toBeNull();
});
