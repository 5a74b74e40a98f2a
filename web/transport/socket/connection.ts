import { CLOSE_CODES, SUBPROTOCOLS, type ConnectionInit } from '@foyer/contract/transport/socket.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import type { GraphqlServer } from '../graphql/graphqlServer.ts';
import { backoffDelay, moveDelay } from './backoff.ts';
import { readFrame, type Frame } from './frames.ts';
import { reconnectingSocket, type SocketLike } from './reconnectingSocket.ts';
import { silence } from './silence.ts';

/** SUB-06, AMB-23: the connection counts as lost when the server has sent nothing for this long. */
export const KEEP_ALIVE_TIMEOUT_MS = 30 * SECOND;

export interface ConnectionOptions {
  readonly brand: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly connect: (subprotocol: string) => SocketLike;
  /** Server of the subscriptions; the platform by default. */
  readonly server?: GraphqlServer;
  /** The token to connect with; null if the session is over, in which case no connection is made. */
  readonly token: () => string | null;
  /** Called when the server rejects a token: resolves to a new one, or null. */
  readonly renewToken: (refused: string) => Promise<string | null>;
  /** Called when the server reports that the session is over. */
  readonly sessionDestroyed?: () => void;
  /** Subscribes to the page's events for the life of the page. */
  readonly follow?: (page: PageEvents) => void;
}

export interface PageEvents {
  /** Call when the page continues after it was asleep, offline or without a token. */
  awake(): void;
  offline(): void;
}

export interface ConnectionListener {
  /** Whether the connection is still needed; checked before each try. */
  isWanted(): boolean;
  ready(): void;
  received(frame: Frame): void;
  lost(): void;
}

export interface Connection {
  isReady(): boolean;
  send(frame: object): void;
  /** Connects if a connection is needed and there is none. */
  open(): void;
  /** Closes the connection and reconnects after a delay. */
  drop(code?: number): void;
  terminate(): void;
}

/** SUB-01 to SUB-07: the GraphQL connection, which is replaced whenever it is lost. */
export function liveConnection(options: ConnectionOptions, listener: ConnectionListener): Connection {
  const { clock, random, token, renewToken, brand } = options;
  let isReady = false;
  let attempt = 0;
  let usedToken = '';
  const socket = reconnectingSocket({ clock, connect, opened, received, lost });
  const { open, drop } = socket;
  const quiet = silence(clock, KEEP_ALIVE_TIMEOUT_MS, () => drop());
  options.follow?.({ awake, offline: () => drop() });

  const send = (frame: object) => socket.send(JSON.stringify(frame));

  function connect() {
    const accessToken = token();
    if (accessToken === null || !listener.isWanted()) return null;
    usedToken = accessToken;
    quiet.restart();
    return options.connect(SUBPROTOCOLS.legacy);
  }

  /** SUB-03, SUB-04: the first message names the player and the brand. */
  function opened() {
    const payload: ConnectionInit = { authorization: `Bearer ${usedToken}`, brand };
    send({ type: 'connection_init', payload });
  }

  function awake() {
    if (socket.isConnected() && !quiet.isOverdue()) return;
    drop();
    open();
  }

  function received(data: unknown) {
    quiet.restart();
    const frame = readFrame(data);
    if (frame.type === 'connection_error')
      return void renewToken(usedToken)
        .catch(() => null)
        .then(() => drop());
    if (frame.type !== 'connection_ack') return listener.received(frame);
    isReady = true;
    attempt = 0;
    listener.ready();
  }

  function lost(code?: number): number {
    isReady = false;
    quiet.forget();
    listener.lost();
    const delayMs = delayBefore(attempt, code);
    attempt += 1;
    return delayMs;
  }

  function delayBefore(tries: number, code?: number): number {
    // If the token has expired and a new one is already stored, the connection is replaced without a delay.
    if (tries === 0 && code === CLOSE_CODES.unauthorized && token() !== usedToken) return 0;
    if (tries === 0 && code === CLOSE_CODES.goingAway) return moveDelay(random());
    return backoffDelay(tries, random());
  }

  function terminate() {
    send({ type: 'connection_terminate' });
    isReady = false;
    quiet.forget();
    socket.close();
  }

  return { isReady: () => isReady, send, open, drop, terminate };
}
