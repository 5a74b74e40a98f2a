import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import * as v from 'valibot';
import { JACKPOT_SOCKET_PATH } from '@foyer/contract/jackpot/paths.ts';
import {
  CONTEXT_FAILURE,
  JackpotRequestSchema,
  SESSION_DESTROYED,
  type JackpotMessage,
  type JackpotRequest,
} from '@foyer/contract/jackpot/socket.ts';
import { ERROR_TYPES, type ErrorShape } from '@foyer/contract/transport/errors.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import type { Clock } from '../../../infra/clock.ts';
import { jsonOf } from '../../../infra/httpClient/httpClient.ts';
import type { Log } from '../../../infra/log.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { newTraceId } from '../../../infra/telemetry/traceId.ts';
import { inRootSpan } from '../../../infra/telemetry/tracing.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { siteOf } from '../../http/access.ts';
import type { AccessLog } from '../../telemetry/accessLog.ts';
import { logFault, presentError, type ErrorPayload } from '../../http/errors.ts';
import type { createConnections } from '../connections.ts';
import { startHeartbeat } from '../heartbeat.ts';
import { FAULTS } from '../admission.ts';
import { cutSoon, messageAllowance, type SocketLimits } from '../limits.ts';
import type { PendingSocket } from '../handshake/pending.ts';
import { hostOf } from '../handshake/upgrade.ts';
import { playerOfToken, type JackpotPlayer } from './access.ts';
import { handleJackpotRequest, unseenWins, type JackpotRequestDeps } from './handleRequest.ts';
import type { createListeners } from './listeners.ts';
import type { createTicketUpdates } from './raffle/ticketUpdates.ts';

export interface JackpotConnection {
  readonly socket: WebSocket;
  /** The raw stream below the socket. */
  readonly stream: Duplex;
  readonly site: Site;
  readonly player: JackpotPlayer;
  send(message: JackpotMessage): void;
  close(code: number, reason: string): void;
}

export interface ConnectionContext {
  readonly sites: Sites;
  readonly services: JackpotRequestDeps;
  readonly clock: Clock;
  readonly log: Log;
  /** Null: sockets are not logged. */
  readonly accessLog: AccessLog | null;
  readonly limits: SocketLimits;
  readonly listeners: ReturnType<typeof createListeners<JackpotConnection>>;
  readonly connections: ReturnType<typeof createConnections<JackpotConnection>>;
  readonly tickets: ReturnType<typeof createTicketUpdates>;
}

/** JSOCK-01: authenticates a new connection; a client that may not listen gets an error and is disconnected. */
export async function acceptConnection(
  context: ConnectionContext,
  {
    socket,
    stream,
    pending,
  }: Pick<JackpotConnection, 'socket' | 'stream'> & { readonly pending: PendingSocket },
  request: IncomingMessage,
): Promise<void> {
  const traceId = newTraceId();
  const brand = context.sites.byHost(hostOf(request))?.brand ?? null;
  context.accessLog?.socket(socket, { protocol: 'jackpot', brand, traceId });
  const queued: RawData[] = [];
  const queueMessage = (data: RawData) => void (queued.length < MAX_QUEUED && queued.push(data));
  socket.on('message', queueMessage);
  socket.on('error', (error) => context.log.debug({ err: error }, 'a socket of the jackpot failed'));
  try {
    const { site, player } = await inRootSpan({ name: 'jackpot socket', kind: 'SERVER', traceId }, () =>
      admit(context, request),
    );
    if (socket.readyState !== socket.OPEN) return;
    const onMessage = await openConnection(context, { socket, stream, site, player });
    pending.release();
    socket.off('message', queueMessage);
    socket.on('message', onMessage);
    for (const data of queued) onMessage(data);
  } catch (error) {
    const { error: shape } = logged(context, error, {
      what: 'a socket of the jackpot could not be admitted',
      traceId,
    });
    send(socket, errorOf(CONTEXT_FAILURE, shape));
    socket.close(closeCodeOf(shape), CONTEXT_FAILURE);
    cutSoon(socket, context.limits);
  }
}

/** @returns the handler of its messages. @throws Refusal if the player has too many connections */
async function openConnection(
  context: ConnectionContext,
  opened: Pick<JackpotConnection, 'socket' | 'stream' | 'site' | 'player'>,
): Promise<(data: RawData) => void> {
  const { socket, site, player } = opened;
  const { limits, connections, listeners, tickets, clock } = context;
  const connection: JackpotConnection = {
    ...opened,
    send: (message) => send(socket, message),
    close(code, reason) {
      listeners.leave(site.brand, connection);
      if (reason === SESSION_DESTROYED) send(socket, errorOf(SESSION_DESTROYED, SESSION_ENDED));
      socket.close(code, reason);
    },
  };
  const stopHeartbeat = startHeartbeat(socket, () => {}, limits.keepAliveMs);
  const mayReceive = messageAllowance(limits.messagesPerMinute);
  socket.on('close', () => {
    stopHeartbeat();
    listeners.leave(site.brand, connection);
    tickets.leave(connection);
    connections.remove(player, connection);
  });
  connections.add(connection);
  await connections.assign(player, connection);
  return (data) => {
    if (!mayReceive(clock.now().getTime()))
      return connection.close(CLOSE_CODES.tooManyRequests, 'Too many messages');
    void receive(context, connection, data);
  };
}

async function receive(
  context: ConnectionContext,
  connection: JackpotConnection,
  data: RawData,
): Promise<void> {
  const { socket } = connection;
  const read = v.safeParse(JackpotRequestSchema, jsonOf(Buffer.isBuffer(data) ? data.toString() : ''));
  if (!read.success) return connection.close(CLOSE_CODES.badRequest, 'Not a message of the jackpot');
  const request = read.output;
  const correlation =
    'request_id' in request && request.request_id !== undefined ? { request_id: request.request_id } : {};
  const isContext = request.type === 'SubscribeRequest';
  const traceId = newTraceId();
  try {
    await inRootSpan({ name: `jackpot socket ${request.type}`, kind: 'SERVER', traceId }, () =>
      respond(context, connection, request, correlation),
    );
  } catch (error) {
    const { error: shape } = logged(context, error, { what: 'a jackpot message failed', traceId });
    send(socket, errorOf(isContext ? CONTEXT_FAILURE : shape.type, shape), correlation);
    if (!isContext) return;
    connection.close(CLOSE_CODES.badRequest, CONTEXT_FAILURE);
  }
}

async function respond(
  { services, tickets, listeners }: ConnectionContext,
  connection: JackpotConnection,
  request: JackpotRequest,
  correlation: Correlation,
): Promise<void> {
  const { socket, site, player } = connection;
  const handle = () => handleJackpotRequest(services, { site, player }, request);
  if (request.type === 'PlayerRaffleTicketsRequest') return tickets.respond(connection, handle);
  // Joins before reading the pots, so that no change is missed in between.
  if (request.type === 'SubscribeRequest' && socket.readyState === socket.OPEN)
    listeners.join(site.brand, connection);
  const response = await handle();
  const wins = await unseenWins(services, connection, request);
  send(socket, response, correlation);
  for (const win of wins) send(socket, win);
}

/** Messages received before admission are queued; no honest client sends more than this. */
const MAX_QUEUED = 8;

async function admit(
  { sites, services }: ConnectionContext,
  request: IncomingMessage,
): Promise<{ readonly site: Site; readonly player: JackpotPlayer }> {
  const { searchParams } = new URL(request.url ?? '', 'http://jackpot');
  const hosted = siteOf(sites, hostOf(request), searchParams.get('brand') ?? undefined);
  if (!sites.isCurrency(searchParams.get('currency')))
    throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['notACurrency'], keys: { field: 'currency' } });
  const player = await playerOfToken(services.signIn, hosted, searchParams.get('token') ?? '');
  return { site: hosted.inCountry(player.country), player };
}

function logged(
  { log }: ConnectionContext,
  error: unknown,
  { what, traceId }: { readonly what: string; readonly traceId: string },
): ErrorPayload {
  const shape = presentError(error, traceId);
  logFault(log, error, shape, { what, route: JACKPOT_SOCKET_PATH });
  return shape;
}

const closeCodeOf = ({ type }: ErrorShape): number => {
  if (type === ERROR_TYPES.authentication) return CLOSE_CODES.unauthorized;
  if (type === ERROR_TYPES.tooManyRequests) return CLOSE_CODES.tooManyRequests;
  return FAULTS.has(type) ? CLOSE_CODES.internal : CLOSE_CODES.badRequest;
};

const SESSION_ENDED: ErrorShape = {
  type: ERROR_TYPES.authentication,
  reasons: ['ended'],
  keys: {},
  traceId: '',
};

const errorOf = (message: string, { type, reasons, keys, traceId }: ErrorShape): JackpotMessage => ({
  type: 'Error',
  data: { message, error: { type, reasons: [...reasons], keys: { ...keys }, traceId } },
});

/** The id of the request to which a message responds, if the client sent one. */
interface Correlation {
  readonly request_id?: string;
}

function send(socket: WebSocket, message: JackpotMessage, correlation: Correlation = {}): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ ...message, ...correlation }));
}
