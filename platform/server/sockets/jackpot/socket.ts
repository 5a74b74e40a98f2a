import { WebSocketServer } from 'ws';
import { JACKPOT_SOCKET_PATH } from '@foyer/contract/jackpot/paths.ts';
import { SESSION_DESTROYED, type JackpotMessage } from '@foyer/contract/jackpot/socket.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Bus } from '../../../infra/bus.ts';
import type { CountSockets } from '../../../infra/nodes/index.ts';
import { closeOnMissedEvents, createConnections } from '../connections.ts';
import type { Upgrade } from '../handshake/gate.ts';
import { acceptConnection, type JackpotConnection, type ConnectionContext } from './connection.ts';
import { createListeners } from './listeners.ts';
import { createTicketUpdates } from './raffle/ticketUpdates.ts';

export interface JackpotSocketDeps extends Omit<ConnectionContext, 'listeners' | 'connections' | 'tickets'> {
  readonly bus: Bus;
  readonly countSockets: CountSockets;
}

/** JSOCK-01 to JSOCK-08: jackpot and raffle events for players with an active session. */
export function createJackpotSocket(deps: JackpotSocketDeps) {
  const { bus, limits } = deps;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.messageBytes,
  });
  const listeners = createListeners<JackpotConnection>(limits.unsentBytes, (connection) =>
    connection.close(CLOSE_CODES.tooSlow, 'Too slow'),
  );
  const connections = createConnections<JackpotConnection>('jackpot', deps);
  const tickets = createTicketUpdates();
  const context = { ...deps, listeners, connections, tickets };
  const sendToPlayer = (playerId: PlayerId, message: JackpotMessage) => {
    for (const connection of connections.ofPlayer(playerId)) connection.send(message);
  };

  bus.subscribe('jackpot.potsChanged', ({ brand, ...data }) =>
    listeners.update(brand, { type: 'JackpotUpdate', data }),
  );
  bus.subscribe('jackpot.won', ({ brand, ...data }) =>
    listeners.broadcast(brand, { type: 'WinEvent', data }),
  );
  bus.subscribe('jackpot.optInChanged', ({ playerId, ...data }) =>
    sendToPlayer(playerId, { type: 'PlayerOptInResponse', data }),
  );
  bus.subscribe('jackpot.winSeen', ({ playerId, winId }) =>
    sendToPlayer(playerId, { type: 'WinSeen', data: { player_id: playerId, win_id: winId } }),
  );
  bus.subscribe('raffle.drawn', ({ brand, ...data }) =>
    listeners.broadcast(brand, { type: 'RaffleWinEvent', data }),
  );
  bus.subscribe('raffle.ticketsChanged', ({ players }) => {
    for (const { playerId, instance_tickets: counts } of players)
      tickets.notify(playerId, {
        type: 'PlayerRaffleTicketsListResponse',
        data: { instance_tickets: [...counts] },
      });
  });
  bus.subscribe('raffle.winSeen', ({ playerId, instanceId }) =>
    sendToPlayer(playerId, {
      type: 'RaffleWinSeen',
      data: { player_id: playerId, instance_id: instanceId },
    }),
  );
  bus.subscribe('identity.sessionEnded', ({ sessionId }) =>
    connections.closeSession(sessionId, CLOSE_CODES.unauthorized, SESSION_DESTROYED),
  );

  closeOnMissedEvents(bus, connections);
  const upgrade: Upgrade = (request, stream, head, pending) =>
    server.handleUpgrade(
      request,
      stream,
      head,
      (socket) => void acceptConnection(context, { socket, stream, pending }, request),
    );

  return {
    path: JACKPOT_SOCKET_PATH,
    openSockets: connections.count,
    upgrade,
    /** Makes all clients reconnect to another node; the hub refuses new sockets. */
    async drain(): Promise<void> {
      await connections.moveAll();
      listeners.close();
      tickets.close();
    },
  };
}
