import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';

export interface PromotionalWin {
  readonly studio: string;
  /** The studio's transaction id, which is the idempotency key. */
  readonly transactionId: string;
  readonly playerId: PlayerId;
  /** Further fields of the studio's call, with which a repeated key is compared. */
  readonly terms: string;
  /** Not negative. Zero moves nothing and stores the key, so that a repeated call cannot have another amount. */
  readonly amount: Money;
  /** MONEY-09, MONEY-10: a larger win is held. In minor units. */
  readonly largest: bigint;
}

/**
 * Pays what a player won in a promotion of a studio, outside of any round, as real money without wagering. A win above
 * `largest` and each win of a held studio are held (MONEY-09, MONEY-10, `posted.held`).
 */
export const promotionalWin = ({
  studio,
  transactionId,
  playerId,
  terms,
  amount,
  largest,
}: PromotionalWin): Command => {
  if (amount.minor < 0n) throw new RangeError('a promotional win is not negative');
  return {
    verb: 'promotionalPayout',
    recipe: 'promotionalWin',
    moneyType: 'CasinoBet',
    caller: studio,
    key: transactionId,
    player: playerId,
    operatorAccount: 'promotion',
    amount,
    largest,
    terms,
  };
};
