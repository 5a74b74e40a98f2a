import type { IncomingHttpHeaders } from 'node:http';
import type { SessionId } from '@foyer/domain/ids.ts';
import type { Bus } from '../../infra/bus.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { rememberSessions, type LiveSessions } from './access/liveSessions.ts';
import { originOfRequest, type SessionOrigin } from './history/origin.ts';
import {
  endSession,
  findSession,
  lockSession,
  openSession,
  type EndReason,
  type NewSession,
} from './sessions.ts';

/** Opens and ends sessions with all that hangs on them: what is remembered of them, the games, the older device. */
export interface SessionService {
  readonly live: LiveSessions;
  /**
   * One live session a player: whoever signs in here leaves everywhere else. One that is heard of late, and is older than
   * the one that lives, is over. After the commit `wakeRelay` is to be called.
   */
  openSession(tx: Transaction, session: NewSession): Promise<void>;
  /** Once: ending it again does nothing. */
  end(tx: Transaction, id: SessionId, reason: EndReason): Promise<void>;
  /** In a transaction of its own. */
  endSession(id: SessionId, reason: EndReason): Promise<void>;
  originOf(headers: IncomingHttpHeaders): SessionOrigin;
  wakeRelay(): void;
}

export interface BegunSession extends Pick<NewSession, 'playerId'> {
  readonly sessionId: SessionId;
  readonly startedAt: Date;
}

export interface SessionServiceDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly config: Pick<Config, 'countryHeader'>;
  /** What must begin together with a session that lives, in its transaction. */
  beginPlay(tx: Transaction, session: BegunSession): Promise<void>;
  /** What must end together with a session, in its transaction. */
  endPlay(tx: Transaction, id: SessionId): Promise<void>;
  wakeRelay(): void;
}

export function createSessionService(parts: SessionServiceDeps): SessionService {
  const { database, clock, bus, config, beginPlay, endPlay, wakeRelay } = parts;
  const live = rememberSessions((id) => findSession(database.query, id), clock);
  bus.subscribe('identity.sessionEnded', ({ sessionId }) => live.distrust(sessionId));

  const end: SessionService['end'] = async (tx, id, reason) => {
    live.distrust(id);
    if (await endSession(tx, id, reason, clock)) await endPlay(tx, id);
  };

  return {
    live,
    end,
    wakeRelay,
    async openSession(tx, session) {
      for (const id of await openSession(tx, session, clock)) {
        // Before the commit, which alone makes it true.
        live.distrust(id);
        await endPlay(tx, id);
      }
      const { id: sessionId, playerId, startedAt = clock.now() } = session;
      if (await lockSession(tx, sessionId)) await beginPlay(tx, { playerId, sessionId, startedAt });
    },
    async endSession(id, reason) {
      await database.transaction((tx) => end(tx, id, reason));
      wakeRelay();
    },
    originOf: (headers) => originOfRequest(headers, config.countryHeader),
  };
}
