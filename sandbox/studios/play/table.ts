import type { Money } from '@foyer/domain/money.ts';
import type { Random } from '../maths/window.ts';
import type { GameWallet } from './gameWallet.ts';

/** Validates and makes a player's move; the result is sent as JSON. Throws PlayRefusal. */
export type Move = (request: unknown) => Promise<object>;

/** Receives the game's state after each change; null when the seat now belongs to another frame. */
export type Follower = (news: object | null) => void;

/** One player at one game: the interface that all kinds of games implement. */
export interface Table {
  readonly wallet: GameWallet;
  /** Initial state for a frame. `openRound` is the round that is open at the wallet; it is shown first. */
  greet(openRound: string | null): object;
  /** Moves by name. `standing` returns the current state, for a frame that has reconnected. */
  readonly moves: Readonly<Record<string, Move>>;
  hasRound(roundId: string): boolean;
  /**
   * Finishes a round whose state is lost. Without this method, the stake of such a round is rolled back.
   * @returns false if the round cannot be drawn again, and its stake is to be rolled back
   */
  finish?(roundId: string, stake: Money): Promise<boolean>;
  /**
   * Live games only: subscribes to the table's state.
   * @returns a function that unsubscribes
   * @throws PlayRefusal TableFull
   */
  follow?(notify: Follower): () => void;
}

export interface TableDeps {
  readonly wallet: GameWallet;
  readonly random: Random;
  readonly now: () => number;
  /** Schedules work without waiting for it. */
  readonly later: (delayMs: number, work: () => void) => void;
}
