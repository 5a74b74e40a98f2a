import type { Money } from '@foyer/vocabulary/money.ts';

/**
 * Where a game's stakes come from and its wins go. Real and fun play differ in nothing else (D4): the same rules,
 * the same maths and the same random numbers.
 */
export interface Purse {
  readonly currency: Money['currency'];
  /** As last heard of. */
  balance(): Money;
  /** The balance was told anew: money may have come or gone elsewhere. */
  hear(balance: Money): void;
  /** Takes the stake. @throws PlayRefusal when it is refused, or when nobody knows (it is then given back). */
  stake(roundId: string, amount: Money): Promise<void>;
  /** Writes the drawn result down before the player sees it, so that it is paid whatever happens next. */
  owe(roundId: string, win: Money): Promise<void>;
  /** Pays what is owed and ends the round. Answers false while it has not landed. */
  settle(roundId: string): Promise<boolean>;
}
