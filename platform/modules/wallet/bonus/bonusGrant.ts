import type { PlayerId } from '@foyer/domain/ids.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface BonusGrant extends BonusTerms {
  /** The bonus's own id, and so the key of its grant. */
  readonly bonusId: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/** What a bonus asks and allows, fixed when it is granted. */
export interface BonusTerms {
  /** What must be staked before the bonus turns into real money. */
  readonly wageringRequired: Money;
  /** How much of a stake counts, in whole per cent by kind of game; a kind that is not named counts nothing. */
  readonly weights: Readonly<Record<string, number>>;
  /** The largest stake while it runs; null for any. */
  readonly maxBet: Money | null;
  /** The most that turns into real money; null for all. */
  readonly maxPayout: Money | null;
  /** From then on it is over; null for never. */
  readonly expiresAt: Date | null;
}

/** Promotional money to the player's bonus account; `grantBonus` writes down the terms beside it. */
export const bonusGrant = ({ bonusId, playerId, amount, ...terms }: BonusGrant): Command => {
  if (amount.minor <= 0n) throw new RangeError('a bonus is above zero');
  if (terms.wageringRequired.minor <= 0n) throw new RangeError('the wagering of a bonus is above zero');
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
    // For the hash alone: the same bonus on other terms is another payload (MONEY-07).
    terms: [
      toDecimal(terms.wageringRequired),
      ...Object.entries(terms.weights).flat(),
      terms.maxBet && toDecimal(terms.maxBet),
      terms.maxPayout && toDecimal(terms.maxPayout),
      terms.expiresAt?.toISOString() ?? null,
    ].join(' '),
  };
};
