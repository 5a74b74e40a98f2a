import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface MoneyDrop {
  /** Id of the money reward and its idempotency key. */
  readonly dropId: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/** Credits promotional money to the player's real account, without wagering. */
export const moneyDrop = ({ dropId, playerId, amount }: MoneyDrop): Command => {
  if (amount.minor <= 0n) throw new RangeError('a money drop is above zero');
  return {
    verb: 'move',
    recipe: 'moneyDrop',
    moneyType: 'Deposit',
    caller: 'foyer:rewards',
    key: dropId,
    player: playerId,
    account: 'real',
    operatorAccount: 'promotion',
    amount,
    status: 'posted',
  };
};
