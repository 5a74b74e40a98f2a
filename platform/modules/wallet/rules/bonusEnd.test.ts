import { describe, expect, it } from 'vitest';
import { bonusConversion } from '../bonus/bonusConversion.ts';
import { bonusExpiry, bonusForfeit, type BonusOf } from '../bonus/bonusEnding.ts';
import { AT, BONUS, factsWith, PLAYER, playerWith } from '../testing/facts.ts';
import { decide } from './decide.ts';
import { NO_EFFECT } from './decision.ts';
import type { PlayerState } from './player.ts';

const WAGERED = { ...BONUS, wagered: BONUS.required };
const OVER = { ...BONUS, isOver: true };
const convert = (player: Partial<PlayerState>) =>
  decide(bonusConversion(PLAYER, 4), factsWith(), playerWith(player), AT);

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

  it.each([
    ['no bonus is active', null],
    ['a cent is left to wager', { ...BONUS, wagered: BONUS.required - 1n }],
    ['the bonus is over', { ...WAGERED, isOver: true }],
  ])('is refused where %s', (_what, active) => {
    expect(convert({ bonus: 20_00n, active })).toEqual({ refusal: 'BonusNotWagered' });
  });
});

describe('the end of a bonus', () => {
  const bonus = { playerId: PLAYER, bonusId: BONUS.id };
  const end = (command: typeof bonusForfeit, active: PlayerState['active'], of: BonusOf = bonus) =>
    decide(command(of), factsWith(), playerWith({ bonus: 20_00n, active }), AT);

  it.each([
    ['a forfeited bonus', bonusForfeit, BONUS, 'Forfeited'],
    ['a forfeited bonus that is over', bonusForfeit, OVER, 'Forfeited'],
    ['an expired bonus', bonusExpiry, OVER, 'Expired'],
  ] as const)('returns what is left of %s to the operator', (_what, command, active, bonusEndsAs) => {
    expect(end(command, active)).toEqual({ ...NO_EFFECT, toBonus: -20_00n, bonusEndsAs });
  });

  it.each([
    ['no bonus is active', 'BonusNotActive', bonusForfeit, null, bonus],
    ['another is active', 'BonusNotActive', bonusForfeit, BONUS, { ...bonus, bonusId: 'other' }],
    ['its time is not over', 'BonusNotOver', bonusExpiry, BONUS, bonus],
  ] as const)('is refused where %s', (_what, refusal, command, active, of) => {
    expect(end(command, active, of)).toEqual({ refusal });
  });
});
