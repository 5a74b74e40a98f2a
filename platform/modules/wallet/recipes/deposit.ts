import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface Deposit {
  readonly caller: string;
  readonly key: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
  /** A pending deposit is credited when it is concluded as posted. */
  readonly status?: 'pending' | 'posted';
}

/** Credits external money to the player's real account. */
export const deposit = ({ caller, key, playerId, amount, status = 'posted' }: Deposit): Command => {
  if (amount.minor <= 0n) throw new RangeError('a deposit is above zero');
  return {
    verb: 'move',
    recipe: 'deposit',
    moneyType: 'Deposit',
    caller,
    key,
    player: playerId,
    account: 'real',
    operatorAccount: 'funding',
    amount,
    status,
  };
};
