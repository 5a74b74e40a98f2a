import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Command } from '../command.ts';

/**
 * Converts the remaining bonus balance to real money, up to the bonus's maximum, and ends the bonus as
 * Converted. Submitted after the stake that completes the wagering. Refused: BonusNotWagered before that.
 */
export const bonusConversion = (playerId: PlayerId, sequence: number): Command => ({
  verb: 'conversion',
  recipe: 'bonusConversion',
  moneyType: 'CasinoBet',
  caller: 'foyer:bonus',
  key: `conversion ${playerId} ${sequence}`,
  player: playerId,
  operatorAccount: 'promotion',
});
