import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { GraphQLSchema } from 'graphql';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import type { Bus } from '../../infra/bus.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Log } from '../../infra/log.ts';
import type { Sites } from '../../sites/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Documents } from '../graphql/documents.ts';
import type { ReadArrival } from '../http/edge.ts';
import { admit } from './admission.ts';
import { Connection } from './connection.ts';
import { createConnections } from './connections.ts';
import { createFanout } from './fanout.ts';
import type { SocketLimits } from './limits.ts';
import type { SocketProtocol } from './protocols/protocol.ts';
import { createGate, type Upgrade } from './handshake/gate.ts';
import { readSelection } from './selection.ts';
import type { Stream } from './streams/stream.ts';
import { chooseProtocol, hostOf, isOwnOrigin, single, type UpgradeRefusal } from './handshake/upgrade.ts';

export interface HubDeps {
  readonly paths: readonly string[];
  /** Sockets of another kind on the same server, by their path. */
  readonly others?: ReadonlyMap<string, Upgrade>;
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly streams: readonly Stream[];
  readonly sites: Sites;
  readonly identity: Pick<Identity, 'authenticate'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: SocketLimits;
  readonly readArrival: ReadArrival;
}

export interface Hub {
  /** Takes the server's upgrades. */
  attach(server: Server): void;
  openSockets(): number;
  /** Takes no more, and sends all away to another node. */
  drain(): void;
}

/** Lets sockets in and sends them away; what is said on one is its own connection's affair. */
export function createHub(parts: HubDeps): Hub {
  const { limits, bus } = parts;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.messageBytes,
    handleProtocols: (_offered, request) => chooseProtocol(request)?.name ?? false,
  });
  const fanout = createFanout(parts.streams, limits);
  const connections = createConnections<Connection>(limits.connectionsPerPlayer);
  let isDraining = false;

  // The streams, made before the hub, have already told the session's own sockets why.
  bus.subscribe('identity.sessionEnded', ({ sessionId }) =>
    connections.closeSession(sessionId, CLOSE_CODES.unauthorized, 'Session ended'),
  );

  const accept =
    (protocol: SocketProtocol): Upgrade =>
    (request, stream, head, pending) => {
      const handshake = { host: hostOf(request), brand: single(request.headers[HEADERS.brand]) };
      server.handleUpgrade(request, stream, head, (socket) => {
        const connection = new Connection({
          socket,
          protocol,
          fanout,
          limits,
          clock: parts.clock,
          log: parts.log,
          traceId: randomBytes(8).toString('hex'),
          admit: (payload) => admit(parts.sites, parts.identity, handshake, payload),
          admitted(session, connection) {
            connections.belongs(session, connection);
            pending.release();
          },
          closed: connections.remove,
          select: (payload) => readSelection(parts.schema, parts.documents, payload),
        });
        connections.add(connection);
      });
    };

  /** What opens the socket of this path, or why none is opened. */
  function upgradeOf(request: IncomingMessage): Upgrade | UpgradeRefusal {
    const path = request.url?.split('?')[0] ?? '';
    const other = parts.others?.get(path);
    const protocol = chooseProtocol(request);
    if (!other && !parts.paths.includes(path)) return '404 Not Found';
    if (isDraining) return '503 Service Unavailable';
    if (!isOwnOrigin(request.headers.origin, hostOf(request))) return '403 Forbidden';
    if (other) return other;
    return protocol ? accept(protocol) : '400 Bad Request';
  }

  const upgrade = createGate({ readArrival: parts.readArrival, limits, choose: upgradeOf });

  return {
    attach: (http) => void http.on('upgrade', upgrade),
    openSockets: connections.count,
    drain() {
      isDraining = true;
      connections.closeAll(CLOSE_CODES.goingAway, 'Going away');
    },
  };
}
