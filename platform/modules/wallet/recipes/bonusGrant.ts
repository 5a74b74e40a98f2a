import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Money } from '@foyer/vocabulary/money.ts';
import type { Command } from '../command.ts';

export interface BonusGrant {
  /** The bonus's own id, and so the key of its grant. */
  readonly bonusId: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
  /** What must be staked before the bonus turns into real money. */
  readonly wageringRequired: Money;
}

/** Promotional money to the player's bonus account; `grantBonus` writes down the wagering beside it. */
export const bonusGrant = ({ bonusId, playerId, amount }: BonusGrant): Command => {
  if (amount.minor <= 0n) throw new RangeError('a bonus is above zero');
  return {
    verb: 'move',
    recipe: 'bonusGrant',
    moneyType: 'Deposit',
    caller: 'foyer:bonus',
    key: bonusId,
    player: playerId,
    account: 'bonus',
    house: 'promotion',
    amount,
    status: 'posted',
  };
};
