import type { JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { throttle, type Throttle } from '../throttle.ts';

/** JSOCK-08: minimum interval between two updates on one connection. */
export const TICKETS_EVERY_MS = SECOND;

interface TicketConnection {
  readonly player: { readonly playerId: PlayerId };
  send(message: JackpotMessage): void;
}

type TicketThrottle = Throttle<JackpotMessage>;

/** Connections of this node that have requested their player's tickets. */
export function createTicketUpdates() {
  const byPlayer = new Map<PlayerId, Map<TicketConnection, TicketThrottle>>();

  function join(connection: TicketConnection): TicketThrottle {
    const { playerId } = connection.player;
    const connections = byPlayer.get(playerId) ?? new Map<TicketConnection, TicketThrottle>();
    byPlayer.set(playerId, connections);
    const throttled = throttle<JackpotMessage>(TICKETS_EVERY_MS, (message) => connection.send(message));
    connections.set(connection, throttled);
    return throttled;
  }

  function leave(connection: TicketConnection): void {
    const { playerId } = connection.player;
    const connections = byPlayer.get(playerId);
    connections?.get(connection)?.stop();
    connections?.delete(connection);
    if (connections?.size === 0) byPlayer.delete(playerId);
  }

  return {
    /** Sends the response, and from then on every change; a change during the request is sent after the response. */
    async respond(connection: TicketConnection, request: () => Promise<JackpotMessage>): Promise<void> {
      const existing = byPlayer.get(connection.player.playerId)?.get(connection);
      const throttled = existing ?? join(connection);
      throttled.pause();
      try {
        connection.send(await request());
      } catch (error) {
        if (!existing) leave(connection);
        throw error;
      } finally {
        throttled.resume();
      }
    },
    notify(playerId: PlayerId, message: JackpotMessage): void {
      for (const throttled of byPlayer.get(playerId)?.values() ?? []) throttled.send(message);
    },
    leave,
    close(): void {
      for (const connections of byPlayer.values())
        for (const throttled of connections.values()) throttled.stop();
      byPlayer.clear();
    },
  };
}
