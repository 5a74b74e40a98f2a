import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
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
import { isCurrency } from '@foyer/vocabulary/currency.ts';
import type { Bus } from '../../../plumbing/bus.ts';
import type { Clock } from '../../../plumbing/clock.ts';
import type { Log } from '../../../plumbing/log.ts';
import { Refusal } from '../../../plumbing/refusal.ts';
import type { Site, Sites } from '../../../plumbing/sites/index.ts';
import type { Session } from '../../../plumbing/session.ts';
import { siteOf } from '../../http/access.ts';
import { tell } from '../../http/errors.ts';
import { createConnections } from '../connections.ts';
import { startHeartbeat } from '../heartbeat.ts';
import { messageAllowance, type SocketLimits } from '../limits.ts';
import { hostOf, isOwnOrigin, refuseUpgrade } from '../upgrade.ts';
import type { Services } from '../../services.ts';
import { playerOfToken, type JackpotPlayer } from './access.ts';
import { answerRequest } from './answers.ts';
import { createListeners } from './listeners.ts';

export interface JackpotSocketParts {
  readonly sites: Sites;
  readonly services: Pick<Services, 'identity' | 'jackpot' | 'chooseJackpot'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: SocketLimits;
  readonly isBehindProxy: boolean;
}

export interface JackpotSocket {
  readonly path: string;
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  openSockets(): number;
  /** Takes no more, and sends all away to another node. */
  drain(): void;
}

/** One listener's end of the line. */
interface Line {
  readonly socket: WebSocket;
  readonly site: Site;
  readonly player: JackpotPlayer;
  close(code: number, reason: string): void;
}

/** JSOCK-01 to JSOCK-08: the events of jackpots, for players whose session lives. */
export function createJackpotSocket(parts: JackpotSocketParts): JackpotSocket {
  const { bus, limits, services } = parts;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.messageBytes,
  });
  const listeners = createListeners({
    unsentBytes: limits.unsentBytes,
    tooSlow: (socket) => socket.close(CLOSE_CODES.tooSlow, 'Too slow'),
  });
  const lines = createConnections<Line>(limits.connectionsPerSession);
  let isDraining = false;

  bus.subscribe('jackpot.potsChanged', ({ brand, ...data }) =>
    listeners.update(brand, { type: 'JackpotUpdate', data }),
  );
  bus.subscribe('jackpot.won', ({ brand, ...data }) => listeners.tell(brand, { type: 'WinEvent', data }));
  bus.subscribe('identity.sessionEnded', ({ sessionId }) =>
    lines.closeSession(sessionId, CLOSE_CODES.unauthorized, SESSION_DESTROYED),
  );

  function open(socket: WebSocket, site: Site, player: JackpotPlayer): void {
    const line: Line = {
      socket,
      site,
      player,
      close(code, reason) {
        if (reason === SESSION_DESTROYED) say(socket, errorOf(SESSION_DESTROYED, ENDED));
        socket.close(code, reason);
      },
    };
    const stopHeartbeat = startHeartbeat(socket, () => {}, limits.keepAliveMs);
    const mayReceive = messageAllowance(limits.messagesPerMinute);
    socket.on('close', () => {
      stopHeartbeat();
      listeners.leave(site.brand, socket);
      lines.remove(asSession(player), line);
    });
    lines.add(line);
    lines.belongs(asSession(player), line);
    socket.on('message', (data) => {
      if (!mayReceive(parts.clock.now().getTime()))
        return socket.close(CLOSE_CODES.tooManyRequests, 'Too many messages');
      void receive(line, data);
    });
  }

  async function receive({ socket, site, player }: Line, data: RawData): Promise<void> {
    const read = v.safeParse(JackpotRequestSchema, parsed(data));
    if (!read.success) return socket.close(CLOSE_CODES.badRequest, 'Not a message of the jackpot');
    const request = read.output;
    const named =
      'request_id' in request && request.request_id !== undefined ? { request_id: request.request_id } : {};
    try {
      if (request.type === 'SubscribeRequest') listeners.join(site.brand, socket);
      const answer = await answerRequest(services, { site, player }, request);
      say(socket, answer, named);
    } catch (error) {
      const traceId = randomBytes(8).toString('hex');
      const { error: told, isFault } = tell(error, traceId);
      if (isFault) parts.log.error({ err: error, traceId }, 'a jackpot message failed');
      const isContext = request.type === 'SubscribeRequest';
      say(socket, errorOf(isContext ? CONTEXT_FAILURE : told.type, told), named);
      if (!isContext) return;
      listeners.leave(site.brand, socket);
      socket.close(CLOSE_CODES.badRequest, CONTEXT_FAILURE);
    }
  }

  async function welcome(socket: WebSocket, request: IncomingMessage): Promise<void> {
    const early: RawData[] = [];
    const keep = (data: RawData) => void (early.length < MOST_EARLY && early.push(data));
    socket.on('message', keep);
    socket.on('error', (error) => parts.log.debug({ err: error }, 'a socket of the jackpot failed'));
    try {
      const { site, player } = await admit(parts, request);
      if (socket.readyState !== socket.OPEN) return;
      socket.off('message', keep);
      open(socket, site, player);
      for (const data of early) socket.emit('message', data, false);
    } catch (error) {
      const { error: told } = tell(error, randomBytes(8).toString('hex'));
      say(socket, errorOf(CONTEXT_FAILURE, told));
      socket.close(closeCodeOf(told), CONTEXT_FAILURE);
    }
  }

  return {
    path: JACKPOT_SOCKET_PATH,
    openSockets: lines.count,
    upgrade(request, stream, head) {
      stream.on('error', () => stream.destroy());
      if (isDraining) return refuseUpgrade(stream, '503 Service Unavailable');
      if (!isOwnOrigin(request.headers.origin, hostOf(request, parts.isBehindProxy)))
        return refuseUpgrade(stream, '403 Forbidden');
      server.handleUpgrade(request, stream, head, (socket) => void welcome(socket, request));
    },
    drain() {
      isDraining = true;
      lines.closeAll(CLOSE_CODES.goingAway, 'Going away');
      listeners.close();
    },
  };
}

/** What a client says before it is let in waits; more than that is nobody's in good faith. */
const MOST_EARLY = 8;

/** @throws Refusal */
async function admit(
  { sites, services, isBehindProxy }: JackpotSocketParts,
  request: IncomingMessage,
): Promise<{ readonly site: Site; readonly player: JackpotPlayer }> {
  const { searchParams } = new URL(request.url ?? '', 'http://jackpot');
  const hosted = siteOf(sites, hostOf(request, isBehindProxy), searchParams.get('brand') ?? undefined);
  if (!isCurrency(searchParams.get('currency')))
    throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['notACurrency'], keys: { field: 'currency' } });
  const player = await playerOfToken(services.identity, hosted, searchParams.get('token') ?? '');
  return { site: hosted.inCountry(player.country), player };
}

const closeCodeOf = ({ type }: ErrorShape): number => {
  if (type === ERROR_TYPES.authentication) return CLOSE_CODES.unauthorized;
  if (type === ERROR_TYPES.tooManyRequests) return CLOSE_CODES.tooManyRequests;
  return type === ERROR_TYPES.internal ? CLOSE_CODES.internal : CLOSE_CODES.badRequest;
};

const ENDED: ErrorShape = { type: ERROR_TYPES.authentication, reasons: ['ended'], keys: {}, traceId: '' };

const errorOf = (message: string, { type, reasons, keys, traceId }: ErrorShape): JackpotMessage => ({
  type: 'Error',
  data: { message, error: { type, reasons: [...reasons], keys: { ...keys }, traceId } },
});

/** `named`: the request that it answers, where the sender has named it. */
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

const asSession = ({ sessionId }: JackpotPlayer): Pick<Session, 'sessionId'> => ({ sessionId });
