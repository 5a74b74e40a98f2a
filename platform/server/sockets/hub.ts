import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { GraphQLSchema } from 'graphql';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import type { Bus } from '../../infra/bus.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Log } from '../../infra/log.ts';
import type { CountSockets } from '../../infra/nodes/index.ts';
import { newTraceId } from '../../infra/telemetry/traceId.ts';
import type { Sites } from '../../sites/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import type { Documents } from '../graphql/documents/documents.ts';
import { single } from '../http/access.ts';
import type { ReadArrival } from '../http/edge.ts';
import type { AccessLog } from '../telemetry/accessLog.ts';
import { admit } from './admission.ts';
import { Connection } from './connection.ts';
import { closeOnMissedEvents, createConnections } from './connections.ts';
import { createFanout } from './fanout.ts';
import type { SocketLimits } from './limits.ts';
import type { SocketProtocol } from './protocols/protocol.ts';
import { createGate, type Upgrade } from './handshake/gate.ts';
import { readSelection } from './selection.ts';
import type { Stream } from './streams/stream.ts';
import { chooseProtocol, hostOf, isOwnOrigin, PROTOCOLS, type UpgradeRefusal } from './handshake/upgrade.ts';

interface HubDeps {
  readonly paths: readonly string[];
  /** Handlers of other sockets on the same server, by path. */
  readonly others?: ReadonlyMap<string, Upgrade>;
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly streams: readonly Stream[];
  readonly sites: Sites;
  readonly signIn: Pick<SignIn, 'authenticate'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: SocketLimits;
  readonly readArrival: ReadArrival;
  readonly countSockets: CountSockets;
  /** Null: sockets are not logged. */
  readonly accessLog: AccessLog | null;
}

/** Accepts and closes websockets; each Connection handles its own messages. */
export function createHub(deps: HubDeps) {
  const { limits, bus } = deps;
  const server = createServer(limits);
  const fanout = createFanout(deps.streams, limits);
  const connections = createConnections<Connection>('graphql', deps);
  const protocols = createProtocolCounts();
  let isDraining = false;

  // The session streams subscribed earlier, so they have already sent the reason to the session's sockets.
  bus.subscribe('identity.sessionEnded', ({ sessionId }) =>
    connections.closeSession(sessionId, CLOSE_CODES.unauthorized, 'Session ended'),
  );

  const isInterrupted = followBus(deps, connections, fanout);

  const accept =
    (protocol: SocketProtocol): Upgrade =>
    (request, stream, head, pending) => {
      const handshake = { host: hostOf(request), brand: single(request.headers[HEADERS.brand]) };
      server.handleUpgrade(request, stream, head, (socket) => {
        const traceId = newTraceId();
        const brand = deps.sites.byHost(handshake.host)?.brand ?? null;
        deps.accessLog?.socket(socket, { protocol: protocol.name, brand, traceId });
        const connection = new Connection({
          socket,
          protocol,
          fanout,
          limits,
          clock: deps.clock,
          log: deps.log,
          traceId,
          admit: (payload) => admit(deps.sites, deps.signIn, handshake, payload),
          async admitted(session, connection) {
            await connections.assign(session, connection);
            pending.release();
          },
          closed: connections.remove,
          select: (payload) => readSelection(deps.schema, deps.documents, payload),
        });
        connections.add(connection);
        protocols.track(protocol, socket);
      });
    };

  /** The handler of the socket at this path, or the reason for a refusal. */
  function upgradeOf(request: IncomingMessage): Upgrade | UpgradeRefusal {
    const path = request.url?.split('?')[0] ?? '';
    const other = deps.others?.get(path);
    const protocol = chooseProtocol(request);
    if (!other && !deps.paths.includes(path)) return '404 Not Found';
    if (isDraining || isInterrupted()) return '503 Service Unavailable';
    if (!isOwnOrigin(request.headers.origin, hostOf(request))) return '403 Forbidden';
    if (other) return other;
    return protocol ? accept(protocol) : '400 Bad Request';
  }

  const upgrade = createGate({ ...deps, choose: upgradeOf });

  return {
    attach: (http: Server) => void http.on('upgrade', upgrade),
    openSockets: connections.count,
    socketsByProtocol: protocols.read,
    /** Refuses new sockets and makes all clients reconnect to another node. */
    async drain(): Promise<void> {
      isDraining = true;
      await connections.moveAll();
    },
  };
}

const createServer = ({ messageBytes: maxPayload }: SocketLimits) =>
  new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload,
    handleProtocols: (_offered, request) => chooseProtocol(request)?.name ?? false,
  });

/** @returns whether events of other nodes do not arrive, so that no socket of this node is up to date */
function followBus(
  { bus }: Pick<HubDeps, 'bus'>,
  connections: ReturnType<typeof createConnections<Connection>>,
  fanout: ReturnType<typeof createFanout>,
): () => boolean {
  let isInterrupted = false;
  closeOnMissedEvents(bus, connections);
  bus.subscribe('bus.interrupted', () => (isInterrupted = true));
  bus.subscribe('bus.resumed', () => (isInterrupted = false));
  bus.subscribe('bus.missed', fanout.forget);
  return () => isInterrupted;
}

/** Open sockets by protocol. */
function createProtocolCounts() {
  const counts = new Map(PROTOCOLS.map(({ name }) => [name, 0]));
  return {
    track({ name }: SocketProtocol, socket: WebSocket): void {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      socket.once('close', () => counts.set(name, (counts.get(name) ?? 1) - 1));
    },
    read: (): Readonly<Record<string, number>> => Object.fromEntries(counts),
  };
}
