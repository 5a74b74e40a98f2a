import type { Ending } from '../command.ts';
import { minOf, NO_EFFECT, refuse, type Decision } from './decision.ts';
import { playableBonus, type PlayerState } from './player.ts';

/** A wagered bonus becomes real money, up to its maximum. */
export function decideConversion(player: PlayerState): Decision {
  const bonus = playableBonus(player);
  if (bonus === null || bonus.wagered < bonus.required) return refuse('BonusNotWagered');
  const toReal = bonus.maxPayout === null ? player.bonus : minOf(player.bonus, bonus.maxPayout);
  return { ...NO_EFFECT, toBonus: -player.bonus, toReal, bonusEndsAs: 'Converted' };
}

/** The remaining balance of an expired or forfeited bonus goes back to the operator. */
export function decideEnding({ bonus, endsAs }: Ending, { active, bonus: balance }: PlayerState): Decision {
  if (active === null || active.id !== bonus) return refuse('BonusNotActive');
  if (endsAs === 'Expired' && !active.isOver) return refuse('BonusNotOver');
  return { ...NO_EFFECT, toBonus: -balance, bonusEndsAs: endsAs };
}
