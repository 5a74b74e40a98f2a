import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface RaffleWin {
  /** Id of the prize and its idempotency key. */
  readonly prizeId: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/**
 * Pays a raffle prize from the operator to the player's real account.
 * Limits and exclusions do not apply (LIMIT-11).
 */
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
    operatorAccount: 'promotion',
    amount,
    status: 'posted',
  };
};
