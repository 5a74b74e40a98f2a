import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Bus } from '../../infra/bus.ts';
import type { Session } from '../../infra/session.ts';

interface Closable {
  close(code: number, reason: string): void;
}

type Owner = Pick<Session, 'playerId' | 'sessionId'>;

/** The open sockets of this node, indexed by session and by player. */
export function createConnections<Connection extends Closable>(maxPerPlayer: number) {
  const open = new Set<Connection>();
  const bySession = setsByKey<SessionId, Connection>();
  const byPlayer = setsByKey<PlayerId, Connection>();
  return {
    add: (connection: Connection) => void open.add(connection),
    /** Adds an open connection to its player's. @throws Refusal if the player has reached the maximum number of connections */
    assign({ playerId, sessionId }: Owner, connection: Connection): void {
      if (byPlayer.of(playerId).size >= maxPerPlayer)
        throw new Refusal(ERROR_TYPES.tooManyRequests, { status: 429, reasons: ['connectionsPerPlayer'] });
      byPlayer.add(playerId, connection);
      bySession.add(sessionId, connection);
    },
    remove(owner: Owner | null, connection: Connection): void {
      open.delete(connection);
      if (!owner) return;
      byPlayer.delete(owner.playerId, connection);
      bySession.delete(owner.sessionId, connection);
    },
    ofPlayer: (id: PlayerId): Iterable<Connection> => byPlayer.of(id),
    // A connection is removed from the set while it closes, which JavaScript allows during iteration.
    closeSession(id: SessionId, code: number, reason: string): void {
      for (const connection of bySession.of(id)) connection.close(code, reason);
    },
    closeAll(code: number, reason: string): void {
      for (const connection of open) connection.close(code, reason);
    },
    count: () => open.size,
  };
}

/** SUB-05: browsers whose events are lost or late say that their figures may be out of date, and connect again. */
export function closeOnMissedEvents(
  bus: Bus,
  { closeAll }: { closeAll(code: number, reason: string): void },
): void {
  const close = () => closeAll(CLOSE_CODES.goingAway, 'Going away');
  bus.subscribe('bus.interrupted', close);
  bus.subscribe('bus.missed', close);
}

function setsByKey<Key, Value>() {
  const sets = new Map<Key, Set<Value>>();
  return {
    of: (key: Key): ReadonlySet<Value> => sets.get(key) ?? new Set(),
    add: (key: Key, value: Value) => void sets.set(key, (sets.get(key) ?? new Set()).add(value)),
    delete(key: Key, value: Value) {
      const values = sets.get(key);
      values?.delete(value);
      if (values?.size === 0) sets.delete(key);
    },
  };
}
