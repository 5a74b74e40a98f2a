import type { Conversion, Ending } from '../command.ts';
import { minOf, NO_EFFECT, refuse, type Decision } from './decision.ts';
import { wageredBonus, type PlayerState } from './player.ts';

/** A wagered bonus becomes real money, up to its maximum, also if it has expired since the wagering was completed. */
export function decideConversion({ bonus: id }: Conversion, player: PlayerState): Decision {
  const { active, bonus: balance } = player;
  if (active === null || active.id !== id) return refuse('BonusNotActive');
  if (wageredBonus(player) === null) return refuse('BonusNotWagered');
  const toReal = active.maxPayout === null ? balance : minOf(balance, active.maxPayout);
  return { ...NO_EFFECT, toBonus: -balance, toReal, bonusEndsAs: 'Converted' };
}

/** The remaining balance of an expired or forfeited bonus goes back to the operator, unless the player has earned it. */
export function decideEnding({ bonus, endsAs }: Ending, player: PlayerState): Decision {
  const { active, bonus: balance } = player;
  if (active === null || active.id !== bonus) return refuse('BonusNotActive');
  if (endsAs === 'Expired' && !active.isOver) return refuse('BonusNotOver');
  if (wageredBonus(player) !== null) return refuse('BonusWagered');
  return { ...NO_EFFECT, toBonus: -balance, bonusEndsAs: endsAs };
}
