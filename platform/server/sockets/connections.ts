import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Bus } from '../../infra/bus.ts';
import type { CountSockets } from '../../infra/nodes/index.ts';
import type { Session } from '../../infra/session.ts';
import type { SocketLimits } from './limits.ts';

/** A node that stops closes this many sockets at once, and then waits for a moment. */
const CLOSED_TOGETHER = 20;
const LONGEST_MOVE_MS = 3 * SECOND;
const LONGEST_PAUSE_MS = 100;
const GOING_AWAY = 'Going away';

interface Closable {
  close(code: number, reason: string): void;
}

type Owner = Pick<Session, 'playerId' | 'sessionId'>;

interface ConnectionsDeps {
  readonly limits: Pick<SocketLimits, 'connectionsPerPlayer'>;
  readonly countSockets: CountSockets;
}

/** The open sockets of this node, indexed by session and by player. The maximum per player holds for each kind. */
export function createConnections<Connection extends Closable>(
  kind: 'graphql' | 'jackpot',
  { limits, countSockets }: ConnectionsDeps,
) {
  const open = new Set<Connection>();
  const bySession = setsByKey<SessionId, Connection>();
  const byPlayer = setsByKey<PlayerId, Connection>();
  const countOnAllNodes = (playerId: PlayerId): Promise<number> =>
    countSockets(`${kind}:${playerId}`, byPlayer.of(playerId).size);
  const requireAtMost = (sockets: number): void => {
    if (sockets > limits.connectionsPerPlayer)
      throw new Refusal(ERROR_TYPES.tooManyRequests, { status: 429, reasons: ['connectionsPerPlayer'] });
  };
  const unassign = ({ playerId, sessionId }: Owner, connection: Connection): void => {
    if (!byPlayer.of(playerId).has(connection)) return;
    byPlayer.delete(playerId, connection);
    bySession.delete(sessionId, connection);
    void countOnAllNodes(playerId);
  };
  return {
    add: (connection: Connection) => void open.add(connection),
    /** Adds an open connection to its player's. @throws Refusal if the player has reached the maximum number of connections */
    async assign(owner: Owner, connection: Connection): Promise<void> {
      requireAtMost(byPlayer.of(owner.playerId).size + 1);
      byPlayer.add(owner.playerId, connection);
      bySession.add(owner.sessionId, connection);
      try {
        requireAtMost(await countOnAllNodes(owner.playerId));
      } catch (error) {
        unassign(owner, connection);
        throw error;
      }
    },
    remove(owner: Owner | null, connection: Connection): void {
      open.delete(connection);
      if (owner) unassign(owner, connection);
    },
    ofPlayer: (id: PlayerId): Iterable<Connection> => byPlayer.of(id),
    // A connection is removed from the set while it closes, which JavaScript allows during iteration.
    closeSession(id: SessionId, code: number, reason: string): void {
      for (const connection of bySession.of(id)) connection.close(code, reason);
    },
    closeAll(code: number, reason: string): void {
      for (const connection of open) connection.close(code, reason);
    },
    /** Makes all clients connect to other nodes, which many do over a few seconds instead of all at the same moment. */
    async moveAll(): Promise<void> {
      const groups = Math.ceil(open.size / CLOSED_TOGETHER);
      const pauseMs = Math.min(LONGEST_PAUSE_MS, LONGEST_MOVE_MS / groups);
      const moving = [...open];
      while (moving.length > 0) {
        for (const connection of moving.splice(0, CLOSED_TOGETHER)) goAway(connection);
        if (moving.length > 0) await new Promise((next) => setTimeout(next, pauseMs));
      }
    },
    count: () => open.size,
  };
}

/** SUB-05: browsers whose events are lost or late say that their figures may be out of date, and connect again. */
export function closeOnMissedEvents(
  bus: Bus,
  { closeAll }: { closeAll(code: number, reason: string): void },
): void {
  const close = () => closeAll(CLOSE_CODES.goingAway, GOING_AWAY);
  bus.subscribe('bus.interrupted', close);
  bus.subscribe('bus.missed', close);
}

const goAway = (connection: Closable): void => connection.close(CLOSE_CODES.goingAway, GOING_AWAY);

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
