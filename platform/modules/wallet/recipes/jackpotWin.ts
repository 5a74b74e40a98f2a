import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface JackpotWin {
  /** The win's own id, and so its key. */
  readonly winId: string;
  readonly playerId: PlayerId;
  /** Of the player's brand and currency: JACK-38 `mega`. */
  readonly pot: string;
  readonly amount: Money;
}

/**
 * A pot to the player's real account, whatever it holds: what it had not gathered, the house has put in (a seed is
 * paid by who promised it). Never refused for a limit or an exclusion (LIMIT-11). Refused: UnknownPot.
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
    house: 'jackpot',
    pot,
    amount,
    status: 'posted',
  };
};
