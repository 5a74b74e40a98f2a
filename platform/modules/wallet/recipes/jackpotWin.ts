import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface JackpotWin {
  /** Id of the win and its idempotency key. */
  readonly winId: string;
  readonly playerId: PlayerId;
  /** Pot name in the player's brand and currency, such as `mega` (JACK-38). */
  readonly pot: string;
  readonly amount: Money;
}

/**
 * Pays a jackpot win to the player's real account, even if the pot holds less: the operator has funded the difference.
 * Limits and exclusions do not apply (LIMIT-11). Refused: UnknownPot.
 */
export const jackpotWin = ({ winId, playerId, pot, amount }: JackpotWin): Command => {
  if (amount.minor <= 0n) throw new RangeError('a win is above zero');
  return {
    verb: 'move',
    recipe: 'jackpotWin',
    moneyType: 'CasinoBet',
    caller: 'foyer:jackpot',
    key: winId,
    player: playerId,
    account: 'real',
    operatorAccount: 'jackpot',
    pot,
    amount,
    status: 'posted',
  };
};
