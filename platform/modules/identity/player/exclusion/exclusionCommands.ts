import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../../infra/clock.ts';
import type { Transaction } from '../../../../infra/database/database.ts';
import { AuthenticationFailure } from '../../failures.ts';
import { lockPlayer, type EndReason } from '../../sessions.ts';
import { identityTables } from '../../tables.ts';
import { endsLater, isRunning } from './ends.ts';
import { exclusionTables } from './tables.ts';

/** What keeps a player from playing for a time. */
export interface ExclusionCommands {
  /** The house's own word, which ends early for nobody and stands beside what the player takes himself. */
  excludePlayer(tx: Transaction, id: PlayerId, endsAt: Date | null): Promise<void>;
  /**
   * No play and no money in until it ends; never shortened. The live session ends with it. For who has written down whose
   * exclusion it is.
   */
  holdExcluded(tx: Transaction, id: PlayerId, endsAt: Date | null): Promise<void>;
  /** The same for a while; never shortened. */
  timeOutPlayer(tx: Transaction, id: PlayerId, endsAt: Date): Promise<void>;
}

/** @param endPlay ends the player's live session, and what he chose beside his play */
export function exclusionCommands(
  clock: Clock,
  endPlay: (tx: Transaction, id: PlayerId, reason: EndReason) => Promise<void>,
): ExclusionCommands {
  const holdExcluded: ExclusionCommands['holdExcluded'] = async (tx, id, endsAt) => {
    const { exclusion } = await locked(tx, id);
    const now = clock.now();
    // OPEN-25: a new exclusion may only lengthen what runs.
    if (!exclusion || !isRunning(exclusion.endsAt, now) || endsLater(endsAt, exclusion.endsAt)) {
      await identityTables(tx)
        .updateTable('identity.player')
        .set({ excluded_at: now, exclusion_ends_at: endsAt })
        .where('id', '=', id)
        .execute();
    }
    await endPlay(tx, id, 'SELF_EXCLUDED');
  };

  return {
    async excludePlayer(tx, id, endsAt) {
      await locked(tx, id);
      await exclusionTables(tx)
        .insertInto('identity.exclusion')
        .values({ kind: 'Exclusion', player_id: id, taken_at: clock.now(), ends_at: endsAt, ...BY_HOUSE })
        .execute();
      await holdExcluded(tx, id, endsAt);
    },

    holdExcluded,

    async timeOutPlayer(tx, id, endsAt) {
      await locked(tx, id);
      await identityTables(tx)
        .updateTable('identity.player')
        .set((eb) => ({ timeout_ends_at: eb.fn('greatest', ['timeout_ends_at', eb.val(endsAt)]) }))
        .where('id', '=', id)
        .execute();
      await endPlay(tx, id, 'TIMEOUT');
    },
  };
}

const BY_HOUSE = { taken_by: null, term: null, session_id: null, idempotency_key: null } as const;

async function locked(tx: Transaction, id: PlayerId) {
  const player = await lockPlayer(tx, id);
  if (!player) throw new AuthenticationFailure('unknownPlayer');
  return player;
}
