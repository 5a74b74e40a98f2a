import { WebSocketServer } from 'ws';
import { JACKPOT_SOCKET_PATH } from '@foyer/contract/jackpot/http.ts';
import { SESSION_DESTROYED } from '@foyer/contract/jackpot/socket.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import type { Bus } from '../../../infra/bus.ts';
import { createConnections } from '../connections.ts';
import type { Upgrade } from '../handshake/gate.ts';
import { welcome, type JackpotConnection, type ConnectionContext } from './connection.ts';
import { createListeners } from './listeners.ts';
import { createPlayerConnections } from './playerConnections.ts';
import { createTicketUpdates } from './raffle/ticketUpdates.ts';

export interface JackpotSocketDeps extends Omit<
  ConnectionContext,
  'listeners' | 'lines' | 'own' | 'tickets'
> {
  readonly bus: Bus;
}

export interface JackpotSocket {
  readonly path: string;
  readonly upgrade: Upgrade;
  openSockets(): number;
  /** Sends all away to another node; the hub lets no more in. */
  drain(): void;
}

/** JSOCK-01 to JSOCK-08: the events of jackpots, for players whose session lives. */
export function createJackpotSocket(parts: JackpotSocketDeps): JackpotSocket {
  const { bus, limits } = parts;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.messageBytes,
  });
  const listeners = createListeners<JackpotConnection>({
    unsentBytes: limits.unsentBytes,
    tooSlow: (line) => line.close(CLOSE_CODES.tooSlow, 'Too slow'),
  });
  const lines = createConnections<JackpotConnection>(limits.connectionsPerPlayer);
  const own = createPlayerConnections();
  const tickets = createTicketUpdates();
  const room = { ...parts, listeners, lines, own, tickets };

  bus.subscribe('jackpot.potsChanged', ({ brand, ...data }) =>
    listeners.update(brand, { type: 'JackpotUpdate', data }),
  );
  bus.subscribe('jackpot.won', ({ brand, ...data }) => listeners.tell(brand, { type: 'WinEvent', data }));
  bus.subscribe('jackpot.optInChanged', ({ playerId, ...data }) =>
    own.tell(playerId, { type: 'PlayerOptInResponse', data }),
  );
  bus.subscribe('jackpot.winSeen', ({ playerId, winId }) =>
    own.tell(playerId, { type: 'WinSeen', data: { player_id: playerId, win_id: winId } }),
  );
  bus.subscribe('raffle.drawn', ({ brand, ...data }) =>
    listeners.tell(brand, { type: 'RaffleWinEvent', data }),
  );
  bus.subscribe('raffle.ticketsChanged', ({ players }) => {
    for (const { playerId, instance_tickets: counts } of players)
      tickets.tell(playerId, {
        type: 'PlayerRaffleTicketsListResponse',
        data: { instance_tickets: [...counts] },
      });
  });
  bus.subscribe('raffle.winSeen', ({ playerId, instanceId }) =>
    own.tell(playerId, {
      type: 'RaffleWinSeen',
      data: { player_id: playerId, instance_id: instanceId },
    }),
  );
  bus.subscribe('identity.sessionEnded', ({ sessionId }) =>
    lines.closeSession(sessionId, CLOSE_CODES.unauthorized, SESSION_DESTROYED),
  );

  return {
    path: JACKPOT_SOCKET_PATH,
    openSockets: lines.count,
    upgrade(request, stream, head, pending) {
      server.handleUpgrade(
        request,
        stream,
        head,
        (socket) => void welcome(room, { socket, stream, pending }, request),
      );
    },
    drain() {
      lines.closeAll(CLOSE_CODES.goingAway, 'Going away');
      listeners.close();
      tickets.close();
    },
  };
}
