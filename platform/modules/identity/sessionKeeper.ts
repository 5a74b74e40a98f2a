import type { IncomingHttpHeaders } from 'node:http';
import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { SessionId } from '@foyer/vocabulary/ids.ts';
import type { Bus } from '../../plumbing/bus.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Config } from '../../plumbing/config.ts';
import type { Database, Transaction } from '../../plumbing/database/database.ts';
import { rememberSessions, type LiveSessions } from './access/liveSessions.ts';
import { originOfRequest, type SessionOrigin } from './history/origin.ts';
import {
  endSession,
  findSession,
  openSession,
  otherSessions,
  sessionsRunOut,
  type EndReason,
  type NewSession,
  type OtherSession,
} from './sessions.ts';

/** Opens and ends sessions with all that hangs on them: what is remembered of them, the games, the older device. */
export interface SessionKeeper {
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

export interface SessionKeeperParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly config: Pick<Config, 'countryHeader'>;
  /** What must end together with a session, in its transaction. */
  endPlay(tx: Transaction, id: SessionId): Promise<void>;
  wakeRelay(): void;
}

const FEW = 5;

export function createSessionKeeper(parts: SessionKeeperParts): SessionKeeper {
  const { database, clock, bus, config, endPlay, wakeRelay } = parts;
  const live = rememberSessions((id) => findSession(database.query, id), clock);
  bus.subscribe('identity.sessionEnded', ({ sessionId }) => live.distrust(sessionId));

  const end: SessionKeeper['end'] = async (tx, id, reason) => {
    live.distrust(id);
    if (await endSession(tx, id, reason, clock)) await endPlay(tx, id);
  };

  return {
    live,
    end,
    wakeRelay,
    async openSession(tx, session) {
      const others = await otherSessions(tx, session, clock);
      const isOver = others.some((other) => !other.isRunOut && isYounger(other, session));
      for (const { id, isRunOut } of others)
        if (isRunOut || !isOver)
          await end(tx, id, isRunOut ? 'SESSION_EXPIRED' : 'LOGGED_IN_FROM_ANOTHER_DEVICE');
      await openSession(tx, session, { clock, isOver });
      // With each sign-in a few that have run out end, and the games in them, without a job of its own.
      for (const id of await sessionsRunOut(tx, clock.now(), FEW)) await end(tx, id, 'SESSION_EXPIRED');
    },
    async endSession(id, reason) {
      await database.transaction((tx) => end(tx, id, reason));
      wakeRelay();
    },
    originOf: (headers) => originOfRequest(headers, config.countryHeader),
  };
}

/** By whole seconds, as tokens tell the time of a sign-in; in the same second the one that came last is the younger. */
const isYounger = (other: OtherSession, { startedAt }: NewSession): boolean =>
  startedAt !== undefined && seconds(other.startedAt) > seconds(startedAt);

const seconds = (moment: Date): number => Math.floor(moment.getTime() / SECOND);
