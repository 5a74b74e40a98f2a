import type { IncomingHttpHeaders } from 'node:http';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Bus } from '../../infra/bus.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { rememberSessions } from './access/liveSessions.ts';
import { originOfRequest } from './history/origin.ts';
import {
  endSession,
  findSession,
  lockSession,
  openSession,
  type EndReason,
  type NewSession,
} from './sessions.ts';

export interface BegunSession extends Pick<NewSession, 'playerId' | 'expiresAt'> {
  readonly sessionId: SessionId;
  readonly startedAt: Date;
}

export interface SessionServiceDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly config: Pick<Config, 'countryHeader'>;
  /** EXCLUSION-10: called with a player who has proved who they are, before their session opens. Never fails. */
  beforeSession(playerId: PlayerId): Promise<void>;
  /** Starts whatever must start together with an active session, in the same transaction. */
  beginPlay(tx: Transaction, session: BegunSession): Promise<void>;
  /** CLOCK-05: called in the transaction that renews a session, with its new end. */
  extendPlay(tx: Transaction, playerId: PlayerId, expiresAt: Date): Promise<void>;
  /** Ends whatever must end together with a session, in the same transaction. */
  endPlay(tx: Transaction, id: SessionId, reason: EndReason): Promise<void>;
  wakeRelay(): void;
}

/** Opens and ends sessions together with cached sessions, games and the player's previous session. */
export function createSessionService(deps: SessionServiceDeps) {
  const { database, clock, bus, config, beforeSession, beginPlay, extendPlay, endPlay, wakeRelay } = deps;
  const live = rememberSessions((id) => findSession(database.query, id), clock);
  bus.subscribe('identity.sessionEnded', ({ sessionId }) => live.distrust(sessionId));
  bus.subscribe('bus.interrupted', () => live.remember(false));
  bus.subscribe('bus.resumed', () => live.remember(true));
  bus.subscribe('bus.missed', () => live.forget());

  /** Idempotent: ending an ended session does nothing. */
  const end = async (tx: Transaction, id: SessionId, reason: EndReason): Promise<void> => {
    live.distrust(id);
    if (await endSession(tx, id, reason, clock)) await endPlay(tx, id, reason);
  };

  return {
    live,
    end,
    wakeRelay,
    beforeSession,
    extendPlay,
    /**
     * Each player has one active session: signing in ends the previous one. A session that is reported late
     * and is older than the active one is stored as ended. Call `wakeRelay` after the commit.
     */
    async openSession(tx: Transaction, session: NewSession): Promise<void> {
      for (const id of await openSession(tx, session, clock)) {
        // Called before the commit, so that other requests read the database until the outcome is known.
        live.distrust(id);
        await endPlay(tx, id, 'LOGGED_IN_FROM_ANOTHER_DEVICE');
      }
      const { id: sessionId, playerId, startedAt = clock.now(), expiresAt } = session;
      if (await lockSession(tx, sessionId))
        await beginPlay(tx, { playerId, sessionId, startedAt, expiresAt });
    },
    async endSession(id: SessionId, reason: EndReason): Promise<void> {
      await database.transaction((tx) => end(tx, id, reason));
      wakeRelay();
    },
    originOf: (headers: IncomingHttpHeaders) => originOfRequest(headers, config.countryHeader),
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
