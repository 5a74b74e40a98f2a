import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Command } from '../command.ts';

/**
 * Turns what is left on the bonus account into real money, as far as the bonus allows, and ends it as Converted. Asked
 * for after the stake that wagered the bonus out; refused with BonusNotWagered before that.
 */
export const bonusConversion = (playerId: PlayerId, sequence: number): Command => ({
  verb: 'conversion',
  recipe: 'bonusConversion',
  moneyType: 'CasinoBet',
  caller: 'foyer:bonus',
  key: `conversion ${playerId} ${sequence}`,
  player: playerId,
  house: 'promotion',
});
