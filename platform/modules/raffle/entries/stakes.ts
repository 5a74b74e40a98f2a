import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Rates } from '@foyer/domain/rates.ts';

/** A stake or its rollback in a game. */
export interface Stake {
  readonly playerId: PlayerId;
  /** The studio that hosts the game, and the studio's id of the game. */
  readonly studio: string;
  readonly game: string;
  /** Negative for a rolled-back stake. */
  readonly amount: Money;
  /** The time of the stake, also for a rollback. */
  readonly at: Date;
}

export interface EntryContext {
  readonly rates: Rates;
  /** Returns the slug of the studio that made a game; null if unknown. */
  studioOf(game: Pick<Stake, 'studio' | 'game'>): string | null;
}
