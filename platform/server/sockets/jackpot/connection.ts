import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import * as v from 'valibot';
import { JACKPOT_SOCKET_PATH } from '@foyer/contract/jackpot/http.ts';
import {
  CONTEXT_FAILURE,
  JackpotRequestSchema,
  SESSION_DESTROYED,
  type JackpotMessage,
} from '@foyer/contract/jackpot/socket.ts';
import { ERROR_TYPES, type ErrorShape } from '@foyer/contract/transport/errors.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Log } from '../../../infra/log.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { siteOf } from '../../http/access.ts';
import { logFault, presentError, type ErrorPayload } from '../../http/errors.ts';
import type { Connections } from '../connections.ts';
import { startHeartbeat } from '../heartbeat.ts';
import { FAULTS } from '../admission.ts';
import { cutSoon, messageAllowance, type SocketLimits } from '../limits.ts';
import type { PendingSocket } from '../handshake/pending.ts';
import { hostOf } from '../handshake/upgrade.ts';
import { playerOfToken, type JackpotPlayer } from './access.ts';
import { handleJackpotRequest, unseenWins, type JackpotRequestDeps } from './handleRequest.ts';
import type { Listeners } from './listeners.ts';
import type { PlayerConnections } from './playerConnections.ts';
import type { TicketUpdates } from './raffle/ticketUpdates.ts';

/** One listener's connection. */
export interface JackpotConnection {
  readonly socket: WebSocket;
  /** The raw stream below the socket. */
  readonly stream: Duplex;
  readonly site: Site;
  readonly player: JackpotPlayer;
  say(message: JackpotMessage): void;
  close(code: number, reason: string): void;
}

/** Dependencies shared by all jackpot connections. */
export interface ConnectionContext {
  readonly sites: Sites;
  readonly services: JackpotRequestDeps;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: SocketLimits;
  readonly listeners: Listeners<JackpotConnection>;
  readonly lines: Connections<JackpotConnection>;
  readonly own: PlayerConnections;
  readonly tickets: TicketUpdates;
}

/** JSOCK-01: authenticates a new connection; a client that may not listen gets an error and is disconnected. */
export async function welcome(
  room: ConnectionContext,
  {
    socket,
    stream,
    pending,
  }: Pick<JackpotConnection, 'socket' | 'stream'> & { readonly pending: PendingSocket },
  request: IncomingMessage,
): Promise<void> {
  const early: RawData[] = [];
  const keep = (data: RawData) => void (early.length < MOST_EARLY && early.push(data));
  socket.on('message', keep);
  socket.on('error', (error) => room.log.debug({ err: error }, 'a socket of the jackpot failed'));
  try {
    const { site, player } = await admit(room, request);
    if (socket.readyState !== socket.OPEN) return;
    socket.off('message', keep);
    openLine(room, { socket, stream, site, player });
    pending.release();
    for (const data of early) socket.emit('message', data, false);
  } catch (error) {
    const { error: told } = logged(room, error, 'a socket of the jackpot could not be admitted');
    say(socket, errorOf(CONTEXT_FAILURE, told));
    socket.close(closeCodeOf(told), CONTEXT_FAILURE);
    cutSoon(socket, room.limits);
  }
}

function openLine(
  room: ConnectionContext,
  opened: Pick<JackpotConnection, 'socket' | 'stream' | 'site' | 'player'>,
): void {
  const { socket, site, player } = opened;
  const { limits, lines, listeners, own, tickets, clock } = room;
  const line: JackpotConnection = {
    ...opened,
    say: (message) => say(socket, message),
    close(code, reason) {
      listeners.leave(site.brand, line);
      if (reason === SESSION_DESTROYED) say(socket, errorOf(SESSION_DESTROYED, ENDED));
      socket.close(code, reason);
    },
  };
  const stopHeartbeat = startHeartbeat(socket, () => {}, limits.keepAliveMs);
  const mayReceive = messageAllowance(limits.messagesPerMinute);
  socket.on('close', () => {
    stopHeartbeat();
    listeners.leave(site.brand, line);
    own.leave(line);
    tickets.leave(line);
    lines.remove(player, line);
  });
  lines.add(line);
  lines.belongs(player, line);
  own.join(line);
  socket.on('message', (data) => {
    if (!mayReceive(clock.now().getTime()))
      return line.close(CLOSE_CODES.tooManyRequests, 'Too many messages');
    void receive(room, line, data);
  });
}

async function receive(room: ConnectionContext, line: JackpotConnection, data: RawData): Promise<void> {
  const { socket, site, player } = line;
  const read = v.safeParse(JackpotRequestSchema, parsed(data));
  if (!read.success) return line.close(CLOSE_CODES.badRequest, 'Not a message of the jackpot');
  const request = read.output;
  const named =
    'request_id' in request && request.request_id !== undefined ? { request_id: request.request_id } : {};
  const isContext = request.type === 'SubscribeRequest';
  const answering = () => handleJackpotRequest(room.services, { site, player }, request);
  try {
    if (request.type === 'PlayerRaffleTicketsRequest') return await room.tickets.ask(line, answering);
    // Joins before reading the pots, so that no change is missed in between.
    if (isContext && socket.readyState === socket.OPEN) room.listeners.join(site.brand, line);
    const answer = await answering();
    const wins = await unseenWins(room.services, line, request);
    say(socket, answer, named);
    for (const win of wins) say(socket, win);
  } catch (error) {
    const { error: told } = logged(room, error, 'a jackpot message failed');
    say(socket, errorOf(isContext ? CONTEXT_FAILURE : told.type, told), named);
    if (!isContext) return;
    line.close(CLOSE_CODES.badRequest, CONTEXT_FAILURE);
  }
}

/** Messages received before admission are queued; no honest client sends more than this. */
const MOST_EARLY = 8;

/** @throws Refusal */
async function admit(
  { sites, services }: ConnectionContext,
  request: IncomingMessage,
): Promise<{ readonly site: Site; readonly player: JackpotPlayer }> {
  const { searchParams } = new URL(request.url ?? '', 'http://jackpot');
  const hosted = siteOf(sites, hostOf(request), searchParams.get('brand') ?? undefined);
  if (!isCurrency(searchParams.get('currency')))
    throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['notACurrency'], keys: { field: 'currency' } });
  const player = await playerOfToken(services.signIn, hosted, searchParams.get('token') ?? '');
  return { site: hosted.inCountry(player.country), player };
}

function logged({ log }: ConnectionContext, error: unknown, what: string): ErrorPayload {
  const told = presentError(error, randomBytes(8).toString('hex'));
  logFault(log, error, told, { what, route: JACKPOT_SOCKET_PATH });
  return told;
}

const closeCodeOf = ({ type }: ErrorShape): number => {
  if (type === ERROR_TYPES.authentication) return CLOSE_CODES.unauthorized;
  if (type === ERROR_TYPES.tooManyRequests) return CLOSE_CODES.tooManyRequests;
  return FAULTS.has(type) ? CLOSE_CODES.internal : CLOSE_CODES.badRequest;
};

const ENDED: ErrorShape = { type: ERROR_TYPES.authentication, reasons: ['ended'], keys: {}, traceId: '' };

const errorOf = (message: string, { type, reasons, keys, traceId }: ErrorShape): JackpotMessage => ({
  type: 'Error',
  data: { message, error: { type, reasons: [...reasons], keys: { ...keys }, traceId } },
});

/** `named`: the id of the request it responds to, if the client sent one. */
function say(socket: WebSocket, message: JackpotMessage, named: { request_id?: string } = {}): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ ...message, ...named }));
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(data) ? data.toString() : '');
  } catch {
    return null;
  }
}
