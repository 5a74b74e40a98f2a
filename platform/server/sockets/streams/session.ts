import type { SessionDestroyed } from '@foyer/contract/generated/resolvers.ts';
import type { SessionId } from '@foyer/vocabulary/ids.ts';
import type { Bus } from '../../../plumbing/bus.ts';
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
