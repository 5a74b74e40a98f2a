import { CLOSE_CODES, SUBPROTOCOLS, type ConnectionInit } from '@foyer/contract/transport/socket.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import { backoffDelay } from './backoff.ts';
import { readFrame, type Frame } from './frames.ts';
import { silence } from './silence.ts';

/** SUB-06, AMB-23: this long without a word from the server, and the connection counts as lost. */
export const KEEP_ALIVE_TIMEOUT_MS = 30 * SECOND;

/** As much of a WebSocket as is used. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly brand: string;
  readonly clock: Clock;
  readonly random: () => number;
  readonly connect: (subprotocol: string) => SocketLike;
  /** The token to begin with; null when the session is over, and then nothing is connected. */
  readonly token: () => string | null;
  /** The server refused this token: gets another, or null. */
  readonly renewToken: (refused: string) => Promise<string | null>;
  /** The server says by itself that the session is over. */
  readonly sessionDestroyed?: () => void;
  /** What the page hears of elsewhere, for as long as it lives. */
  readonly follow?: (page: PageEvents) => void;
}

export interface PageEvents {
  /** It may have been asleep, without a network or without a token, and is not any more. */
  awake(): void;
  offline(): void;
}

export interface ConnectionListener {
  /** Whether anybody still needs the connection, asked before each try. */
  isWanted(): boolean;
  ready(): void;
  received(frame: Frame): void;
  lost(): void;
}

export interface Connection {
  isReady(): boolean;
  send(frame: object): void;
  /** Connects if it is wanted and not connected. */
  open(): void;
  /** Gives the connection up, and makes another a little later. */
  drop(code?: number): void;
  /** Ends it in good order. */
  terminate(): void;
}

/** One connection that is made anew whenever it is lost. SUB-01 to SUB-07 */
export function liveConnection(options: ConnectionOptions, listener: ConnectionListener): Connection {
  const { clock, random, token, renewToken } = options;
  let socket: SocketLike | null = null;
  let isReady = false;
  let attempt = 0;
  let usedToken = '';
  let stopWaiting = () => {};
  // SUB-06: silence is a lost connection that nobody has told us of.
  const quiet = silence(clock, KEEP_ALIVE_TIMEOUT_MS, () => drop());
  options.follow?.({ awake, offline: () => drop() });

  const send = (frame: object) => socket?.send(JSON.stringify(frame));

  function open() {
    const accessToken = token();
    if (socket || accessToken === null || !listener.isWanted()) return;
    usedToken = accessToken;
    socket = dial(options, accessToken, { receive, drop });
    quiet.broken();
  }

  function awake() {
    if (socket && !quiet.isOverdue()) return;
    drop();
    stopWaiting();
    open();
  }

  function receive(frame: Frame) {
    quiet.broken();
    if (frame.type === 'connection_error')
      return void renewToken(usedToken)
        .catch(() => null)
        .then(() => drop());
    if (frame.type !== 'connection_ack') return listener.received(frame);
    isReady = true;
    attempt = 0;
    listener.ready();
  }

  function leave() {
    const left = socket;
    socket = null;
    isReady = false;
    stopWaiting();
    quiet.forget();
    if (left) hangUp(left);
    return left !== null;
  }

  /** SUB-05 */
  function drop(code?: number) {
    if (!leave()) return;
    listener.lost();
    // The token has run its time, and the next one is here: nothing is amiss that would want a pause.
    const isSucceeded = code === CLOSE_CODES.unauthorized && token() !== usedToken && attempt === 0;
    stopWaiting = clock.after(isSucceeded ? 0 : backoffDelay(attempt, random()), open);
    attempt += 1;
  }

  function terminate() {
    send({ type: 'connection_terminate' });
    leave();
  }

  return { isReady: () => isReady, send, open, drop, terminate };
}

interface Ear {
  receive(frame: Frame): void;
  drop(code: number): void;
}

/** SUB-03, SUB-04: the first word is who we are, and for which brand. */
function dial(
  { connect, brand }: ConnectionOptions,
  accessToken: string,
  { receive, drop }: Ear,
): SocketLike {
  const socket = connect(SUBPROTOCOLS.legacy);
  const payload: ConnectionInit = { authorization: `Bearer ${accessToken}`, brand };
  socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init', payload }));
  socket.onmessage = ({ data }) => receive(readFrame(data));
  socket.onclose = ({ code }) => drop(code);
  return socket;
}

function hangUp(socket: SocketLike): void {
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}
