import type { SessionClockUpdate, SessionDestroyed } from '@foyer/contract/generated/resolvers.ts';
import type { SessionId } from '@foyer/domain/ids.ts';
import type { Bus } from '../../../infra/bus.ts';
import { keyedListeners } from './keyedListeners.ts';
import type { Stream } from './stream.ts';

/** GQLO-12 `sessionDestroyed`: told to every connection of the session that has ended, and to no other. */
export function sessionStream(bus: Bus): Stream<SessionDestroyed> {
  const sessions = keyedListeners<SessionId, SessionDestroyed>();
  bus.subscribe('identity.sessionEnded', ({ sessionId, reason }) =>
    sessions.tell(sessionId, { sessionId, reason }),
  );
  return {
    field: 'sessionDestroyed',
    keyOf: (session) => session.sessionId,
    listen: ({ sessionId }, emit) => sessions.add(sessionId, emit),
    present: async () => null,
  };
}

/** CLOCK-04 `sessionClockUpdated`: that the check of a session is another than the query told, for all its tabs to read again. */
function sessionClockStream(bus: Bus): Stream<SessionClockUpdate> {
  const sessions = keyedListeners<SessionId, SessionClockUpdate>();
  bus.subscribe('realityCheck.changed', ({ sessionId, dueAt }) =>
    sessions.tell(sessionId, { sessionId, dueAt }),
  );
  return {
    field: 'sessionClockUpdated',
    keyOf: (session) => session.sessionId,
    listen: ({ sessionId }, emit) => sessions.add(sessionId, emit),
    present: async () => null,
  };
}

/** What is told of one session. */
export const sessionStreams = (bus: Bus): readonly Stream[] => [sessionStream(bus), sessionClockStream(bus)];
