import type { SessionEndReason } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { announcePlayer } from '../announce.ts';
import { lockPlayer } from '../players.ts';
import { updatePlayer } from '../tables.ts';
import { bankingCommands } from './banking.ts';
import { contactCommands } from './contacts.ts';
import { operatorActionCommands } from './operatorActions.ts';
import { popUpCommands } from './popUps.ts';
import { stopCommands } from './stops.ts';

export interface Closing {
  readonly cause: string | null;
  readonly mayReopen: boolean;
}

/** What the player module needs of sign-in. */
export interface PlayerSessions {
  /** The live session, locked against the start of a game; null for a player who is not signed in. */
  liveSessionOf(tx: Transaction, id: PlayerId): Promise<SessionId | null>;
  end(tx: Transaction, id: SessionId, reason: SessionEndReason): Promise<void>;
}

/** Ends the player's opt-ins, such as the jackpot, in the transaction that blocks play. */
export type EndOptIns = (tx: Transaction, id: PlayerId, reason: SessionEndReason) => Promise<void>;

export interface PlayerCommandDeps {
  readonly sessions: PlayerSessions;
  readonly clock: Clock;
  readonly endOptIns: EndOptIns;
  endPlay(tx: Transaction, id: SessionId): Promise<void>;
}

/** Changes of a player's account. Called by flows and other modules, which have checked the caller's authority. */
export function playerCommands({ sessions, clock, endOptIns, endPlay }: PlayerCommandDeps) {
  /**
   * Ends the live session and the player's opt-ins. The caller has locked the player: sign-ins and game launches lock in
   * the same order, first the player and then the session.
   */
  const endPlayOf = async (tx: Transaction, id: PlayerId, reason: SessionEndReason): Promise<void> => {
    const live = await sessions.liveSessionOf(tx, id);
    if (live) await sessions.end(tx, live, reason);
    // Opt-ins end even without a session; otherwise they would still be active when the player returns (EXCLUSION-08).
    await endOptIns(tx, id, reason);
  };

  return {
    /** Ends the session and forbids new ones until the account is reopened; wins and refunds are still paid. */
    async closeAccount(tx: Transaction, id: PlayerId, { cause, mayReopen }: Closing): Promise<void> {
      await lockPlayer(tx, id);
      await updatePlayer(tx, id)
        .set({ status: 'Closed', statusCause: cause, reopenAllowed: mayReopen })
        .execute();
      // Announced before the session ends, because the end of the session closes the sockets that receive the message.
      await announcePlayer(tx, id, clock);
      await endPlayOf(tx, id, 'ACCOUNT_CLOSED');
    },

    /** @returns false where the player may not reopen the account, or it is open */
    async reopenByCustomer(tx: Transaction, id: PlayerId): Promise<boolean> {
      await lockPlayer(tx, id);
      const reopened = await updatePlayer(tx, id)
        .set({ status: 'Active', statusCause: null })
        .where('status', '=', 'Closed')
        .where('reopenAllowed', '=', true)
        .executeTakeFirst();
      if (reopened.numUpdatedRows === 0n) return false;
      await announcePlayer(tx, id, clock);
      return true;
    },

    /** Open games take no more stakes; the player stays signed in, and wins are still paid. */
    async endGames(tx: Transaction, id: PlayerId): Promise<void> {
      await lockPlayer(tx, id);
      const live = await sessions.liveSessionOf(tx, id);
      if (live) await endPlay(tx, live);
    },

    endPlay: endPlayOf,

    async chooseRealityCheck(tx: Transaction, id: PlayerId, minutes: number): Promise<void> {
      await lockPlayer(tx, id);
      await updatePlayer(tx, id).set({ realityCheckMinutes: minutes }).execute();
    },

    ...stopCommands,
    ...contactCommands(clock),
    ...popUpCommands(clock),
    ...bankingCommands(clock),
    ...operatorActionCommands(clock),
  };
}
