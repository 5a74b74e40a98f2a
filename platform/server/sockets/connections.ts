import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import type { SessionId } from '@foyer/vocabulary/ids.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import type { Session } from '../../plumbing/session.ts';

interface Closable {
  close(code: number, reason: string): void;
}

/** The open sockets of this node, all of them and by session. */
export interface Connections<Connection extends Closable> {
  add(connection: Connection): void;
  /** @throws Refusal when the session has as many as it may */
  belongs(session: Pick<Session, 'sessionId'>, connection: Connection): void;
  remove(session: Pick<Session, 'sessionId'> | null, connection: Connection): void;
  closeSession(id: SessionId, code: number, reason: string): void;
  closeAll(code: number, reason: string): void;
  count(): number;
}

export function createConnections<Connection extends Closable>(
  mostPerSession: number,
): Connections<Connection> {
  const open = new Set<Connection>();
  const bySession = new Map<SessionId, Set<Connection>>();
  return {
    add: (connection) => void open.add(connection),
    belongs({ sessionId }, connection) {
      const connections = bySession.get(sessionId) ?? new Set();
      if (connections.size >= mostPerSession) {
        throw new Refusal(ERROR_TYPES.tooManyRequests, { status: 429, reasons: ['connectionsPerSession'] });
      }
      bySession.set(sessionId, connections.add(connection));
    },
    remove(session, connection) {
      open.delete(connection);
      if (!session) return;
      const connections = bySession.get(session.sessionId);
      connections?.delete(connection);
      if (connections?.size === 0) bySession.delete(session.sessionId);
    },
    // A connection leaves its set while it closes, which the iteration of a set allows.
    closeSession(id, code, reason) {
      for (const connection of bySession.get(id) ?? []) connection.close(code, reason);
    },
    closeAll(code, reason) {
      for (const connection of open) connection.close(code, reason);
    },
    count: () => open.size,
  };
}
