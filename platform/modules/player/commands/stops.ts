import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { updatePlayer } from '../tables.ts';

interface Stop {
  readonly since: Date;
  /** Null for a stop without an end. */
  readonly endsAt: Date | null;
}

/** The exclusion, time-out and review that every restriction check reads. `selfExclusion` decides and records them. */
export const stopCommands = {
  /** Sets the exclusion, or removes it with null. Without `since`, only the end changes. */
  async setExclusion(
    tx: Transaction,
    id: PlayerId,
    exclusion: (Partial<Stop> & Pick<Stop, 'endsAt'>) | null,
  ): Promise<void> {
    await updatePlayer(tx, id)
      .set({ excludedAt: exclusion && exclusion.since, exclusionEndsAt: exclusion?.endsAt ?? null })
      .execute();
  },
  /** Never shortens a time-out. @returns its end */
  async extendTimeout(tx: Transaction, id: PlayerId, endsAt: Date): Promise<Date> {
    const { timeoutEndsAt } = await updatePlayer(tx, id)
      .set((eb) => ({ timeoutEndsAt: eb.fn('greatest', ['timeoutEndsAt', eb.val(endsAt)]) }))
      .returning('timeoutEndsAt')
      .executeTakeFirstOrThrow();
    return timeoutEndsAt ?? endsAt;
  },
  /** EXCLUSION-06: null ends the review. */
  async setIdentityReview(tx: Transaction, id: PlayerId, review: Stop | null): Promise<void> {
    await updatePlayer(tx, id)
      .set({ reviewSince: review?.since ?? null, reviewEndsAt: review?.endsAt ?? null })
      .execute();
  },
};
