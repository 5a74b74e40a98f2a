import type { Command } from '../command.ts';
import type { BonusOf } from './bonusEnding.ts';

/**
 * Converts the remaining balance of a wagered bonus to real money, up to the bonus's maximum, also after its expiry, and
 * ends the bonus as Converted. Refused: BonusNotActive, BonusNotWagered.
 */
export const bonusConversion = ({ playerId, bonusId }: BonusOf): Command => ({
  verb: 'conversion',
  recipe: 'bonusConversion',
  moneyType: 'CasinoBet',
  caller: 'foyer:bonus',
  key: `Converted ${playerId} ${bonusId}`,
  player: playerId,
  operatorAccount: 'promotion',
  bonus: bonusId,
});
