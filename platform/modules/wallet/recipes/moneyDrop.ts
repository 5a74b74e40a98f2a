import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface MoneyDrop {
  /** The gift's own id, and so its key: the same twice is once. */
  readonly dropId: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/** Promotional money to the player's real account: his from that moment, without wagering. */
export const moneyDrop = ({ dropId, playerId, amount }: MoneyDrop): Command => {
  if (amount.minor <= 0n) throw new RangeError('a gift is above zero');
  return {
    verb: 'move',
    recipe: 'moneyDrop',
    moneyType: 'Deposit',
    caller: 'foyer:rewards',
    key: dropId,
    player: playerId,
    account: 'real',
    house: 'promotion',
    amount,
    status: 'posted',
  };
};
