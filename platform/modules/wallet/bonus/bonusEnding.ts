import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Command } from '../command.ts';

/** Which bonus of whom. */
export interface BonusOf {
  readonly playerId: PlayerId;
  readonly bonusId: string;
}

/**
 * The player gives the bonus up: what is left of it goes back to the house, real money stays, and what open rounds
 * bring is real money from now on. Refused: BonusNotActive.
 */
export const bonusForfeit = (bonus: BonusOf): Command => ending(bonus, 'Forfeited');

/** The time of the bonus is over: the same. Refused: BonusNotActive, BonusNotOver. */
export const bonusExpiry = (bonus: BonusOf): Command => ending(bonus, 'Expired');

const ending = ({ playerId, bonusId }: BonusOf, endsAs: 'Expired' | 'Forfeited'): Command => ({
  verb: 'ending',
  recipe: `bonus${endsAs}`,
  moneyType: 'CasinoBet',
  caller: 'foyer:bonus',
  key: `${endsAs} ${playerId} ${bonusId}`,
  player: playerId,
  house: 'promotion',
  bonus: bonusId,
  endsAs,
});
