import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Command } from '../command.ts';

export interface BonusOf {
  readonly playerId: PlayerId;
  readonly bonusId: string;
}

/**
 * The player forfeits the bonus: its remaining balance returns to the operator, real money stays, and open rounds now
 * pay real money. Refused: BonusNotActive, BonusWagered.
 */
export const bonusForfeit = (bonus: BonusOf): Command => ending(bonus, 'Forfeited');

/** Ends an expired bonus, with the same effects as a forfeit. Refused: BonusNotActive, BonusNotOver, BonusWagered. */
export const bonusExpiry = (bonus: BonusOf): Command => ending(bonus, 'Expired');

const ending = ({ playerId, bonusId }: BonusOf, endsAs: 'Expired' | 'Forfeited'): Command => ({
  verb: 'ending',
  recipe: `bonus${endsAs}`,
  moneyType: 'CasinoBet',
  caller: 'foyer:bonus',
  key: `${endsAs} ${playerId} ${bonusId}`,
  player: playerId,
  operatorAccount: 'promotion',
  bonus: bonusId,
  endsAs,
});
