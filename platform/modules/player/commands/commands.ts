import type { SessionEndReason } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { announcePlayer } from '../announce.ts';
import { lockPlayer } from '../players.ts';
import { playerTables } from '../tables.ts';
import { bankingCommands, type BankingCommands } from './banking.ts';
import { contactCommands, type ContactCommands } from './contacts.ts';
import { operatorActionCommands, type OperatorActionCommands } from './operatorActions.ts';
import { popUpCommands, type PopUpCommands } from './popUps.ts';
import { stopCommands, type StopCommands } from './stops.ts';

/** Changes of a player's account. Called by flows and other modules, which have checked the caller's authority. */
export interface PlayerCommands
  extends PopUpCommands, BankingCommands, OperatorActionCommands, ContactCommands, StopCommands {
  /** Ends the session and forbids new ones until the account is reopened; wins and refunds are still paid. */
  closeAccount(tx: Transaction, id: PlayerId, closing: Closing): Promise<void>;
  /** @returns false where the player may not reopen the account, or it is open */
  reopenByCustomer(tx: Transaction, id: PlayerId): Promise<boolean>;
  /** Open games take no more stakes; the player stays signed in, and wins are still paid. */
  endGames(tx: Transaction, id: PlayerId): Promise<void>;
  /** Ends the live session and the player's opt-ins. Call it with the player locked. */
  endPlay(tx: Transaction, id: PlayerId, reason: SessionEndReason): Promise<void>;
  /** PLAYER-05: minutes between two reality checks. */
  chooseRealityCheck(tx: Transaction, id: PlayerId, minutes: number): Promise<void>;
}

export interface Closing {
  readonly cause: string | null;
  readonly mayReopen: boolean;
}

/** What the player module needs of sign-in. */
export interface PlayerSessions {
  /** The live session, locked against the start of a game; null for a player who is not signed in. */
  liveSessionOf(tx: Transaction, id: PlayerId): Promise<SessionId | null>;
  /** Ends a session and its games. */
  end(tx: Transaction, id: SessionId, reason: SessionEndReason): Promise<void>;
}

/** Ends the player's opt-ins, such as the jackpot, in the transaction that blocks play. */
export type EndOptIns = (tx: Transaction, id: PlayerId, reason: SessionEndReason) => Promise<void>;

export interface PlayerCommandDeps {
  readonly sessions: PlayerSessions;
  readonly clock: Clock;
  readonly endOptIns: EndOptIns;
  /** Ends the games of a session. */
  endPlay(tx: Transaction, id: SessionId): Promise<void>;
}

export function playerCommands({ sessions, clock, endOptIns, endPlay }: PlayerCommandDeps): PlayerCommands {
  // Locks in the order of a sign-in and a game launch: first the player, then the session.
  const endPlayOf: PlayerCommands['endPlay'] = async (tx, id, reason) => {
    const live = await sessions.liveSessionOf(tx, id);
    if (live) await sessions.end(tx, live, reason);
    // Signed in or not: an opt-in would still be active when the player returns (EXCLUSION-08).
    await endOptIns(tx, id, reason);
  };

  return {
    async closeAccount(tx, id, { cause, mayReopen }) {
      await lockPlayer(tx, id);
      await playerTables(tx)
        .updateTable('identity.player')
        .set({ status: 'Closed', status_cause: cause, reopen_allowed: mayReopen })
        .where('id', '=', id)
        .execute();
      // Before the end of the session, which closes the sockets that receive this.
      await announcePlayer(tx, id);
      await endPlayOf(tx, id, 'ACCOUNT_CLOSED');
    },

    async reopenByCustomer(tx, id) {
      await lockPlayer(tx, id);
      const reopened = await playerTables(tx)
        .updateTable('identity.player')
        .set({ status: 'Active', status_cause: null })
        .where('id', '=', id)
        .where('status', '=', 'Closed')
        .where('reopen_allowed', '=', true)
        .executeTakeFirst();
      if (reopened.numUpdatedRows === 0n) return false;
      await announcePlayer(tx, id);
      return true;
    },

    async endGames(tx, id) {
      await lockPlayer(tx, id);
      const live = await sessions.liveSessionOf(tx, id);
      if (live) await endPlay(tx, live);
    },

    endPlay: endPlayOf,

    async chooseRealityCheck(tx, id, minutes) {
      await lockPlayer(tx, id);
      await playerTables(tx)
        .updateTable('identity.player')
        .set({ reality_check_minutes: minutes })
        .where('id', '=', id)
        .execute();
    },

    ...stopCommands,
    ...contactCommands,
    ...popUpCommands(clock),
    ...bankingCommands(clock),
    ...operatorActionCommands(clock),
  };
}
