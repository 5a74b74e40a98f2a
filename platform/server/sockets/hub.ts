import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { GraphQLSchema } from 'graphql';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import type { Bus } from '../../plumbing/bus.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Sites } from '../../plumbing/sites/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Documents } from '../graphql/documents.ts';
import { admit } from './admission.ts';
import { Connection } from './connection.ts';
import { createConnections } from './connections.ts';
import { createFanout } from './fanout.ts';
import type { SocketLimits } from './limits.ts';
import type { SocketProtocol } from './protocols/protocol.ts';
import { readSelection } from './selection.ts';
import type { Stream } from './streams/stream.ts';
import { chooseProtocol, hostOf, isOwnOrigin, refuseUpgrade, single } from './upgrade.ts';

export interface HubParts {
  readonly paths: readonly string[];
  /** Sockets of another kind on the same server, by their path. */
  readonly others?: ReadonlyMap<string, (request: IncomingMessage, stream: Duplex, head: Buffer) => void>;
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly streams: readonly Stream[];
  readonly sites: Sites;
  readonly identity: Pick<Identity, 'authenticate'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: SocketLimits;
  readonly isBehindProxy: boolean;
}

export interface Hub {
  /** Takes the server's upgrades. */
  attach(server: Server): void;
  openSockets(): number;
  /** Takes no more, and sends all away to another node. */
  drain(): void;
}

/** Lets sockets in and sends them away; what is said on one is its own connection's affair. */
export function createHub(parts: HubParts): Hub {
  const { limits, bus, isBehindProxy } = parts;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.messageBytes,
    handleProtocols: (_offered, request) => chooseProtocol(request)?.name ?? false,
  });
  const fanout = createFanout(parts.streams, limits);
  const connections = createConnections<Connection>(limits.connectionsPerSession);
  let isDraining = false;

  // The streams, made before the hub, have already told the session's own sockets why.
  bus.subscribe('identity.sessionEnded', ({ sessionId }) =>
    connections.closeSession(sessionId, CLOSE_CODES.unauthorized, 'Session ended'),
  );

  function accept(request: IncomingMessage, stream: Duplex, head: Buffer, protocol: SocketProtocol): void {
    const handshake = { host: hostOf(request, isBehindProxy), brand: single(request.headers[HEADERS.brand]) };
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
        admitted: connections.belongs,
        closed: connections.remove,
        select: (payload) => readSelection(parts.schema, parts.documents, payload),
      });
      connections.add(connection);
    });
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const path = request.url?.split('?')[0] ?? '';
    const other = parts.others?.get(path);
    if (other) return other(request, stream, head);
    stream.on('error', () => stream.destroy());
    const protocol = chooseProtocol(request);
    const isOwn = isOwnOrigin(request.headers.origin, hostOf(request, isBehindProxy));
    if (!parts.paths.includes(path)) refuseUpgrade(stream, '404 Not Found');
    else if (isDraining) refuseUpgrade(stream, '503 Service Unavailable');
    else if (!isOwn) refuseUpgrade(stream, '403 Forbidden');
    else if (!protocol) refuseUpgrade(stream, '400 Bad Request');
    else accept(request, stream, head, protocol);
  }

  return {
    attach: (http) => void http.on('upgrade', upgrade),
    openSockets: connections.count,
    drain() {
      isDraining = true;
      connections.closeAll(CLOSE_CODES.goingAway, 'Going away');
    },
  };
}
