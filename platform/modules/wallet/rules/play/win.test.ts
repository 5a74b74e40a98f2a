import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { win } from '../../recipes/win.ts';
import type { Release } from '../../command.ts';
import { AT, BONUS, factsWith, PLAYER, play, playerWith, roundWith } from '../../testing/facts.ts';
import { decide } from '../decide.ts';
import type { Facts } from '../facts.ts';
import type { PlayerState } from '../player.ts';
import { decideHeldWinReturn, decideWin, remainingWin } from './win.ts';

const pay = (minor: bigint, facts: Facts, player: Partial<PlayerState> = {}) =>
  decide(win(play(minor)), facts, playerWith(player), AT);

describe('a win', () => {
  it.each([
    { what: 'of real stakes is real', real: 1_00n, bonus: 0n, toReal: 9_99n, toBonus: 0n },
    { what: 'of bonus stakes is bonus money', real: 0n, bonus: 1_00n, toReal: 0n, toBonus: 9_99n },
    {
      what: 'is split like the stakes, the rest is real',
      real: 1_00n,
      bonus: 2_00n,
      toReal: 3_33n,
      toBonus: 6_66n,
    },
  ])('$what', ({ real, bonus, toReal, toBonus }) => {
    expect(pay(9_99n, roundWith(real, bonus), { active: BONUS })).toMatchObject({ toReal, toBonus });
  });

  it('is real where the bonus of the stakes has ended, is over, or was another', () => {
    const facts = roundWith(0n, 1_00n);
    for (const active of [null, { ...BONUS, isOver: true }, { ...BONUS, id: 'other' }])
      expect(pay(9_99n, facts, { active })).toMatchObject({ toReal: 9_99n, toBonus: 0n });
  });

  it('is never made or lost in part by the split', () => {
    const amount = fc.bigInt({ min: 1n, max: 2n ** 62n });
    fc.assert(
      fc.property(amount, amount, fc.bigInt({ min: 1n, max: 10n ** 6n }), (real, bonus, minor) => {
        const decision = pay(minor, roundWith(real, bonus, { largestWinHundredths: 10n ** 9n }), {
          active: BONUS,
        });
        if ('refusal' in decision) throw new Error(decision.refusal);
        expect(decision.toReal + decision.toBonus).toBe(minor);
        expect(decision.toBonus).toBeLessThanOrEqual(minor);
      }),
    );
  });

  it.each<[string, Facts]>([
    ['in an unknown round', factsWith()],
    ['in another player’s round', roundWith(1_00n, 0n, { roundPlayer: 'bo' as typeof PLAYER })],
    ['in a round whose bets were rolled back', roundWith(0n)],
  ])('is refused %s', (_where, facts) => {
    expect(pay(1_00n, facts)).toEqual({ refusal: 'UnknownRound' });
  });

  it('LIMIT-11 is paid when the session has ended, the round is closed, a check is due or a limit is reached', () => {
    const facts = roundWith(1_00n, 0n, {
      isSessionEnded: true,
      sessionExpiresAt: AT,
      roundClosedAt: AT,
      checkDueAt: AT,
    });
    const limits = [
      {
        kind: 'Loss',
        period: 'Day',
        amount: 0n,
        zone: 'UTC',
        spanFrom: AT,
        spanTo: AT,
        used: 5n,
      } as const,
    ];
    expect(pay(9_99n, facts, { limits })).toMatchObject({ toReal: 9_99n });
  });

  it.each([0n, -1n])('of %s is refused', (minor) => {
    expect(pay(minor, roundWith(1_00n))).toEqual({ refusal: 'BadRequest' });
  });

  it('that would pass the column of the balance is refused, and one that just fits is paid', () => {
    const facts = roundWith(1_00n);
    expect(pay(2n, facts, { real: 2n ** 63n - 2n })).toEqual({ refusal: 'AmountTooLarge' });
    expect(pay(1n, facts, { real: 2n ** 63n - 2n })).toMatchObject({ toReal: 1n });
  });
});

describe('MONEY-09 what a round may still win', () => {
  const room = (changes: Partial<Facts>, staked = 2_00n) =>
    remainingWin(roundWith(staked, 0n, changes), staked);

  it.each<[string, Partial<Facts>, bigint]>([
    ['the multiple of its stakes', { largestWinHundredths: 3_25n }, 6_50n],
    ['rounded down to a cent', { largestWinHundredths: 1n }, 2n],
    ['the amount, where it is smaller', { largestWinHundredths: 3_25n, largestWinAmount: 6_49n }, 6_49n],
    [
      'the multiple, where the amount is larger',
      { largestWinHundredths: 3_25n, largestWinAmount: 9_99n },
      6_50n,
    ],
    ['the amount alone', { largestWinHundredths: null, largestWinAmount: 5_00n }, 5_00n],
    ['less what it has won', { largestWinHundredths: 3_25n, roundWon: 6_00n }, 50n],
    [
      'without what was released',
      { largestWinHundredths: 3_25n, roundWon: 6_00n, roundReleased: 6_00n },
      6_50n,
    ],
    ['nothing more than nothing', { largestWinHundredths: 3_25n, roundWon: 7_00n }, 0n],
    ['nothing by a session of another game', { game: 'owl' }, 0n],
    [
      'less where bets declare less',
      { largestWinHundredths: 3_00n, declaredBets: [{ stake: '100', largestWin: '120' }] },
      4_20n,
    ],
    [
      'not more where bets declare more',
      { largestWinHundredths: 3_00n, declaredBets: [{ stake: '100', largestWin: '900' }] },
      6_00n,
    ],
  ])('is %s', (_what, changes, expected) => {
    expect(room(changes)).toBe(expected);
  });

  it('is what a win may be: one cent more is held', () => {
    const facts = roundWith(1_00n, 0n, { largestWinHundredths: 2_00n });
    expect(pay(2_00n, facts)).toMatchObject({ toReal: 2_00n, held: null });
    expect(pay(2_01n, facts)).toMatchObject({
      toReal: 0n,
      held: { amount: 2_01n, room: 2_00n, reason: 'LargestWin' },
    });
  });

  it('MONEY-10 does not matter for a win of a held studio, which is held whatever its amount', () => {
    expect(pay(1n, roundWith(1_00n, 0n, { isStudioHeld: true }))).toMatchObject({
      toReal: 0n,
      held: { amount: 1n, reason: 'StudioHold' },
    });
  });

  it('does not concern the release of a held win', () => {
    const release: Release = {
      verb: 'payout',
      player: PLAYER,
      operatorAccount: 'heldWins',
      round: 'r',
      amount: play(9_00n).amount,
    };
    const facts = roundWith(1_00n, 0n, { largestWinHundredths: 1n, game: null, isStudioHeld: true });
    expect(decideWin(release, facts, playerWith())).toMatchObject({ toReal: 9_00n, held: null });
  });

  it('goes back to the game when an operator reverses it, without a change of the balance', () => {
    const command = {
      verb: 'heldWinReturn',
      player: PLAYER,
      operatorAccount: 'heldWins',
      round: 'r',
      amount: play(9_00n).amount,
    } as const;
    expect(decideHeldWinReturn(command)).toMatchObject({ toReal: 0n, toBonus: 0n, heldReturned: 9_00n });
  });
});
