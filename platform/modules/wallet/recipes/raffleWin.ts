import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface RaffleWin {
  /** The prize's own name, and so its key: the same twice is once. */
  readonly prizeId: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/** A prize of a drop to the player's real account, paid by the house. Never refused for a limit or an exclusion (LIMIT-11). */
export const raffleWin = ({ prizeId, playerId, amount }: RaffleWin): Command => {
  if (amount.minor <= 0n) throw new RangeError('a prize is above zero');
  return {
    verb: 'move',
    recipe: 'raffleWin',
    moneyType: 'CasinoBet',
    caller: 'foyer:raffle',
    key: prizeId,
    player: playerId,
    account: 'real',
    house: 'promotion',
    amount,
    status: 'posted',
  };
};
