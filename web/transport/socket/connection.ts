import { CLOSE_CODES, SUBPROTOCOLS, type ConnectionInit } from '@foyer/contract/transport/socket.ts';
import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { Clock } from '../clock/clock.ts';
import { backoffDelay } from './backoff.ts';
import { readFrame, type Frame } from './frames.ts';

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
  /** The server refused the token: gets another, or null. */
  readonly renewToken: () => Promise<string | null>;
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
  drop(): void;
  /** Ends it in good order. */
  terminate(): void;
}

/** One connection that is made anew whenever it is lost. SUB-01 to SUB-07 */
export function liveConnection(options: ConnectionOptions, listener: ConnectionListener): Connection {
  const { brand, clock, random, connect, token, renewToken } = options;
  let socket: SocketLike | null = null;
  let isReady = false;
  let attempt = 0;
  let usedToken: string | null = null;
  let heardAtMs = 0;
  let stopWaiting = () => {};
  options.follow?.({ awake, offline: () => drop() });

  const send = (frame: object) => socket?.send(JSON.stringify(frame));

  function open() {
    const accessToken = token();
    if (socket || accessToken === null || !listener.isWanted()) return;
    usedToken = accessToken;
    socket = connect(SUBPROTOCOLS.legacy);
    socket.onopen = () => {
      // SUB-03, SUB-04
      const payload: ConnectionInit = { authorization: `Bearer ${accessToken}`, brand };
      send({ type: 'connection_init', payload });
    };
    socket.onmessage = ({ data }) => receive(readFrame(data));
    socket.onclose = ({ code }) => drop(code);
    expectWord();
  }

  /** SUB-06: silence is a lost connection that nobody has told us of. */
  function expectWord() {
    heardAtMs = clock.now();
    stopWaiting();
    stopWaiting = clock.after(KEEP_ALIVE_TIMEOUT_MS, () => drop());
  }

  /** A timer sleeps with the page: a connection that died meanwhile would look alive for up to its whole length. */
  function awake() {
    if (socket && clock.now() - heardAtMs >= KEEP_ALIVE_TIMEOUT_MS) drop();
    if (socket) return;
    stopWaiting();
    open();
  }

  function receive(frame: Frame) {
    expectWord();
    if (frame.type === 'connection_error') return void renewToken().then(() => drop());
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
    if (!left) return false;
    left.onopen = left.onmessage = left.onclose = null;
    left.close();
    return true;
  }

  /** SUB-05 */
  function drop(code?: number) {
    if (!leave()) return;
    listener.lost();
    // The token has run its time, and the next one is here: nothing is amiss that would want a pause.
    const isSucceeded = code === CLOSE_CODES.unauthorized && token() !== usedToken && attempt === 0;
    const delayMs = isSucceeded ? 0 : backoffDelay(attempt, random());
    attempt += 1;
    stopWaiting = clock.after(delayMs, open);
  }

  return {
    isReady: () => isReady,
    send,
    open,
    drop,
    terminate() {
      send({ type: 'connection_terminate' });
      leave();
    },
  };
}
