import type { Money } from '@foyer/domain/money.ts';
import type { Random } from '../maths/window.ts';
import type { GameWallet } from './gameWallet.ts';

/** A move of the player's; what he asked is read by the game, and the answer is JSON. @throws PlayRefusal */
export type Move = (asked: unknown) => Promise<object>;

/** Told where the game stands each time that changes; null when this place is nobody's any more. */
export type Follower = (news: object | null) => void;

/** One player at one game: what games of every kind have in common. */
export interface Table {
  readonly purse: GameWallet;
  /** What a frame needs to begin; `openRound` is the round that the wallet holds open, to be shown to its end. */
  greet(openRound: string | null): object;
  /** What may be asked here, by name. `standing` says where the game stands, after a broken line. */
  readonly moves: Readonly<Record<string, Move>>;
  /** Whether it knows how that round stands. */
  holds(roundId: string): boolean;
  /** Plays a round that the studio forgot, whose stake is taken, to its end. Without it such a stake is given back. */
  finish?(roundId: string, stake: Money): Promise<void>;
  /** Where the game goes on by itself: tells what happens, until the answer is called. @throws PlayRefusal TableFull */
  follow?(tell: Follower): () => void;
}

/** What every table needs to run. */
export interface TableDeps {
  readonly purse: GameWallet;
  readonly random: Random;
  readonly now: () => number;
  /** Runs the work later; the table does not wait for it. */
  readonly later: (delayMs: number, work: () => void) => void;
}
