import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { AuthenticationFailure } from '../failures.ts';
import type { SessionService } from '../sessionService.ts';
import { lockPlayer, liveSessionOf, type EndReason } from '../sessions.ts';
import { identityTables } from '../tables.ts';
import { announcePlayer } from './announce.ts';
import { exclusionCommands, type ExclusionCommands } from './exclusion/exclusionCommands.ts';
import { operatorActionCommands, type OperatorActionCommands } from '../history/operatorActions.ts';
import { bankingCommands, type BankingCommands } from '../verification/banking.ts';
import { popUpCommands, type PopUpCommands } from './popUps/popUps.ts';

/** What changes how a player stands with the house. Called by flows, never by a browser: each has checked who asks. */
export interface PlayerCommands
  extends ExclusionCommands, PopUpCommands, BankingCommands, OperatorActionCommands {
  /** The live session ends with it, and nobody gets in until it is reopened; wins and refunds still settle. */
  closeAccount(tx: Transaction, id: PlayerId, closing: Closing): Promise<void>;
  /** @returns false where the customer may not reopen it, or it is open */
  reopenByCustomer(tx: Transaction, id: PlayerId): Promise<boolean>;
  /** Games that are open take no more stakes; the player stays signed in, and what is won still comes. */
  endGames(tx: Transaction, id: PlayerId): Promise<void>;
  /** PLAYER-05: how often he wants to be shown his session. */
  chooseRealityCheck(tx: Transaction, id: PlayerId, minutes: number): Promise<void>;
}

export interface Closing {
  readonly cause: string | null;
  readonly mayReopen: boolean;
}

/** Ends what a player has chosen to give beside his play, in the transaction of what keeps him from playing. */
export type EndOptIns = (tx: Transaction, id: PlayerId, reason: EndReason) => Promise<void>;

export interface PlayerCommandDeps {
  readonly sessions: Pick<SessionService, 'end'>;
  readonly clock: Clock;
  readonly endOptIns: EndOptIns;
  endPlay(tx: Transaction, id: SessionId): Promise<void>;
}

export function playerCommands({ sessions, clock, endOptIns, endPlay }: PlayerCommandDeps): PlayerCommands {
  // The player is locked first, as by a sign-in; then his session, as by a launch: neither slips in between.
  const endPlayOf = async (tx: Transaction, id: PlayerId, reason: EndReason): Promise<void> => {
    const live = await liveSessionOf(tx, id);
    if (live) await sessions.end(tx, live, reason);
    // Whether he is signed in or not: what he chose would stand when he comes back (EXCLUSION-08).
    await endOptIns(tx, id, reason);
  };

  return {
    async closeAccount(tx, id, { cause, mayReopen }) {
      await locked(tx, id);
      await identityTables(tx)
        .updateTable('identity.player')
        .set({ status: 'Closed', status_cause: cause, reopen_allowed: mayReopen })
        .where('id', '=', id)
        .execute();
      // Before the end of the session, which closes the sockets that hear of this.
      await announcePlayer(tx, id);
      await endPlayOf(tx, id, 'ACCOUNT_CLOSED');
    },

    async reopenByCustomer(tx, id) {
      await locked(tx, id);
      const reopened = await identityTables(tx)
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
      await locked(tx, id);
      const live = await liveSessionOf(tx, id);
      if (live) await endPlay(tx, live);
    },

    chooseRealityCheck,

    ...exclusionCommands(clock, endPlayOf),
    ...popUpCommands(clock),
    ...bankingCommands(clock),
    ...operatorActionCommands(clock),
  };
}

async function locked(tx: Transaction, id: PlayerId) {
  const player = await lockPlayer(tx, id);
  if (!player) throw new AuthenticationFailure('unknownPlayer');
  return player;
}

async function chooseRealityCheck(tx: Transaction, id: PlayerId, minutes: number): Promise<void> {
  await locked(tx, id);
  await identityTables(tx)
    .updateTable('identity.player')
    .set({ reality_check_minutes: minutes })
    .where('id', '=', id)
    .execute();
}
