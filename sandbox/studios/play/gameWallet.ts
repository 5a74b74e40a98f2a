import type { Money } from '@foyer/domain/money.ts';
import type { PlayRules } from '../wallet/wire.ts';
import type { FreeRounds, GrantedFreeRounds } from './freeRounds.ts';

/** A session at the wallet, as it is when the game is opened. */
export interface WalletSession {
  readonly sessionId: string;
  readonly balance: Money;
  readonly freeRounds: readonly GrantedFreeRounds[];
  readonly rules: PlayRules;
}

/** The wallet of a game. FAIR-04: real and fun play differ only in the wallet, not in rules or random numbers. */
export interface GameWallet {
  readonly currency: Money['currency'];
  balance(): Money;
  /** Requests the balance, which has changed outside of the game. Without an answer the known one stays. */
  refresh(): Promise<void>;
  /** FAIR-01: what the licence lets the game offer. */
  rules(): PlayRules;
  /** Grants of free rounds paid by the operator, oldest first. */
  freeRounds(): readonly FreeRounds[];
  /** Continues in another session of the player. */
  moveTo(session: WalletSession): Promise<void>;
  /**
   * Places a bet in the round; the first bet opens the round, further bets (double, split) join it. Until
   * `owe` is called, a restart of the studio rolls all of them back. With `grant`, the operator pays.
   * @throws PlayRefusal when the bet is refused or its outcome is unknown (only that bet is then rolled
   * back)
   */
  stake(roundId: string, amount: Money, grant?: string | null): Promise<void>;
  /**
   * Writes the win to the journal before the player sees the result, so that it is paid even after a crash.
   * @param result the result, for the player's history at the casino
   */
  owe(roundId: string, win: Money, result?: string): Promise<void>;
  /** Pays the win from the journal and ends the round. Resolves to false while it is not confirmed. */
  settle(roundId: string): Promise<boolean>;
  /** Whether the operator checks the round's win before it is paid. */
  isHeld(roundId: string): boolean;
  /**
   * Rolls back the bets of a round that is not played.
   * @param bets ids of the bets of a round whose game state is lost; by default those that were placed in the round
   */
  giveBack(roundId: string, bets?: readonly string[]): Promise<void>;
}
