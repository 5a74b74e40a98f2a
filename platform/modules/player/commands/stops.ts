import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { playerTables } from '../tables.ts';

/** The exclusion, time-out and review that every restriction check reads. `selfExclusion` decides and records them. */
export interface StopCommands {
  /** Null: the player is not excluded any more. Without `since` only the end changes. */
  setExclusion(
    tx: Transaction,
    id: PlayerId,
    exclusion: (Partial<Stop> & Pick<Stop, 'endsAt'>) | null,
  ): Promise<void>;
  /** Never shortens a time-out. */
  extendTimeout(tx: Transaction, id: PlayerId, endsAt: Date): Promise<void>;
  /** EXCLUSION-06: null ends the review. */
  setIdentityReview(tx: Transaction, id: PlayerId, review: Stop | null): Promise<void>;
}

export interface Stop {
  readonly since: Date;
  /** Null without an end. */
  readonly endsAt: Date | null;
}

export const stopCommands: StopCommands = {
  async setExclusion(tx, id, exclusion) {
    await playerOf(tx, id)
      .set(
        exclusion
          ? { ...(exclusion.since && { excluded_at: exclusion.since }), exclusion_ends_at: exclusion.endsAt }
          : { excluded_at: null, exclusion_ends_at: null },
      )
      .execute();
  },
  async extendTimeout(tx, id, endsAt) {
    await playerOf(tx, id)
      .set((eb) => ({ timeout_ends_at: eb.fn('greatest', ['timeout_ends_at', eb.val(endsAt)]) }))
      .execute();
  },
  async setIdentityReview(tx, id, review) {
    await playerOf(tx, id)
      .set({ review_since: review?.since ?? null, review_ends_at: review?.endsAt ?? null })
      .execute();
  },
};

const playerOf = (tx: Transaction, id: PlayerId) =>
  playerTables(tx).updateTable('identity.player').where('id', '=', id);
