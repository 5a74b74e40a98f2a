import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Rates } from '@foyer/domain/rates.ts';
import type { DropRow } from '../drops/drops.ts';
import type { Wagered } from './tickets.ts';

/** What was wagered in a game. */
export interface Stake {
  readonly playerId: PlayerId;
  /** Who runs the game, and what it is called there. */
  readonly studio: string;
  readonly game: string;
  /** Less than nothing: taken back. */
  readonly amount: Money;
  /** Of the stake, also where it is taken back. */
  readonly at: Date;
}

export interface EntryContext {
  readonly rates: Rates;
  /** The slug of whom a game is by; null where it is not known. */
  makerOf(game: Pick<Stake, 'studio' | 'game'>): string | null;
}

/** What one look adds to one player's entry in one drop. */
export interface Added extends Wagered {
  readonly drop: DropRow;
  readonly playerId: PlayerId;
}

/** The same, and all that he has wagered by then. */
export interface Grown extends Added {
  readonly sum: bigint;
}
