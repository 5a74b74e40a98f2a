import type { Money } from '@foyer/domain/money.ts';
import type { FreeRounds, GrantedFreeRounds } from './freeRounds.ts';

/**
 * Where a game's stakes come from and its wins go. Real and fun play differ in nothing else (FAIR-04): the same rules,
 * the same maths and the same random numbers.
 */
export interface GameWallet {
  readonly currency: Money['currency'];
  /** As last heard of. */
  balance(): Money;
  /** Rounds that the house pays, the oldest grant first. */
  freeRounds(): readonly FreeRounds[];
  /** The player goes on in another session, with the balance and the free rounds that it was opened with. */
  moveTo(sessionId: string, balance: Money, freeRounds: readonly GrantedFreeRounds[]): Promise<void>;
  /**
   * Takes a bet of the round; the first opens it, and further ones (a double, a split) join it. Until the result is
   * owed, a studio that stops gives all of them back. One that names a grant of free rounds is the house's.
   * @throws PlayRefusal when it is refused, or when nobody knows (that bet is then given back, earlier ones stand)
   */
  stake(roundId: string, amount: Money, grant?: string | null): Promise<void>;
  /** Writes the result down before the player sees it, so that it is paid whatever happens next. */
  owe(roundId: string, win: Money): Promise<void>;
  /** Pays what is owed and ends the round. Answers false while it has not landed. */
  settle(roundId: string): Promise<boolean>;
  /** Gives the bets of a round back whose game nobody knows any more. */
  giveBack(roundId: string, bets: readonly string[]): Promise<void>;
}
