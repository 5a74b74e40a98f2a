import { describe, expect, it } from 'vitest';
import { bonusConversion } from '../bonus/bonusConversion.ts';
import { bonusExpiry, bonusForfeit, type BonusOf } from '../bonus/bonusEnding.ts';
import { AT, BONUS, factsWith, PLAYER, playerWith } from '../testing/facts.ts';
import { decide } from './decide.ts';
import { NO_EFFECT } from './decision.ts';
import type { PlayerState } from './player.ts';

const WAGERED = { ...BONUS, wagered: BONUS.required };
const OVER = { ...BONUS, isOver: true };
const ALMOST_WAGERED = { ...OVER, wagered: BONUS.required - 1n };
const bonus = { playerId: PLAYER, bonusId: BONUS.id };
const convert = (player: Partial<PlayerState>, of: BonusOf = bonus) =>
  decide(bonusConversion(of), factsWith(), playerWith(player), AT);

describe('the conversion of a bonus', () => {
  it.each([
    ['all of it', null, 20_00n],
    ['its maximum, and the operator takes the rest', 5_00n, 5_00n],
    ['all of it below its maximum', 20_01n, 20_00n],
  ])('makes real money of %s', (_what, maxPayout, toReal) => {
    expect(convert({ bonus: 20_00n, active: { ...WAGERED, maxPayout } })).toEqual({
      ...NO_EFFECT,
      toBonus: -20_00n,
      toReal,
      bonusEndsAs: 'Converted',
    });
  });

  it('ends a wagered bonus whose money is lost', () => {
    expect(convert({ active: WAGERED })).toEqual({ ...NO_EFFECT, bonusEndsAs: 'Converted' });
  });

  it('pays a bonus that has expired since it was wagered', () => {
    expect(convert({ bonus: 20_00n, active: { ...WAGERED, isOver: true } })).toMatchObject({
      toReal: 20_00n,
      bonusEndsAs: 'Converted',
    });
  });

  it.each([
    ['no bonus is active', 'BonusNotActive', null, bonus],
    ['another bonus is active', 'BonusNotActive', WAGERED, { ...bonus, bonusId: 'other' }],
    ['a cent is left to wager', 'BonusNotWagered', { ...BONUS, wagered: BONUS.required - 1n }, bonus],
    ['an expired bonus is not wagered', 'BonusNotWagered', OVER, bonus],
  ])('is refused where %s', (_what, refusal, active, of) => {
    expect(convert({ bonus: 20_00n, active }, of)).toEqual({ refusal });
  });
});

describe('the end of a bonus', () => {
  const end = (command: typeof bonusForfeit, active: PlayerState['active'], of: BonusOf = bonus) =>
    decide(command(of), factsWith(), playerWith({ bonus: 20_00n, active }), AT);

  it.each([
    ['a forfeited bonus', bonusForfeit, BONUS, 'Forfeited'],
    ['a forfeited bonus that is over', bonusForfeit, OVER, 'Forfeited'],
    ['an expired bonus', bonusExpiry, OVER, 'Expired'],
    ['an expired bonus with a cent left to wager', bonusExpiry, ALMOST_WAGERED, 'Expired'],
  ] as const)('returns what is left of %s to the operator', (_what, command, active, bonusEndsAs) => {
    expect(end(command, active)).toEqual({ ...NO_EFFECT, toBonus: -20_00n, bonusEndsAs });
  });

  it.each([
    ['no bonus is active', 'BonusNotActive', bonusForfeit, null, bonus],
    ['another is active', 'BonusNotActive', bonusForfeit, BONUS, { ...bonus, bonusId: 'other' }],
    ['its time is not over', 'BonusNotOver', bonusExpiry, BONUS, bonus],
    ['it is wagered, for its expiry', 'BonusWagered', bonusExpiry, { ...WAGERED, isOver: true }, bonus],
    ['it is wagered, for a forfeit', 'BonusWagered', bonusForfeit, WAGERED, bonus],
  ] as const)('is refused where %s', (_what, refusal, command, active, of) => {
    expect(end(command, active, of)).toEqual({ refusal });
  });
});
