import type { PlayerId } from '@foyer/domain/ids.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface BonusGrant extends BonusTerms {
  /** Id of the bonus and idempotency key of its grant. */
  readonly bonusId: string;
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/** Terms of a bonus, fixed when it is granted. */
export interface BonusTerms {
  /** Amount to stake before the bonus turns into real money. */
  readonly wageringRequired: Money;
  /**
   * Share of a stake that counts towards wagering, in whole percent by game category; other categories do
   * not count.
   */
  readonly weights: Readonly<Record<string, number>>;
  /** Largest stake while the bonus is active; null for no maximum. */
  readonly maxBet: Money | null;
  /** Maximum converted to real money; null for all of it. */
  readonly maxPayout: Money | null;
  /** Null for no expiry. */
  readonly expiresAt: Date | null;
}

/** Posts promotional money to the player's bonus account; `grantBonus` stores the terms. */
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
    operatorAccount: 'promotion',
    amount,
    status: 'posted',
    // The terms are only hashed: the same bonus with other terms is a different payload (MONEY-07).
    terms: [
      toDecimal(terms.wageringRequired),
      ...Object.entries(terms.weights).flat(),
      terms.maxBet && toDecimal(terms.maxBet),
      terms.maxPayout && toDecimal(terms.maxPayout),
      terms.expiresAt?.toISOString() ?? null,
    ].join(' '),
  };
};
