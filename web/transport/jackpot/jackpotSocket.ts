import * as v from 'valibot';
import { RETRIES_ENDED, SOCKET_CLOSED } from '@foyer/contract/jackpot/errors.ts';
import {
  CONTEXT_FAILURE,
  JackpotMessageSchema,
  SESSION_DESTROYED,
  THRILLPOTS,
  type JackpotMessage,
  type JackpotRequest,
} from '@foyer/contract/jackpot/socket.ts';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import { moveDelay } from '../socket/backoff.ts';
import { reconnectingSocket, type SocketLike } from '../socket/reconnectingSocket.ts';
import { parseRecord } from '../storage/record.ts';

const FIRST_DELAY_MS = 2 * SECOND;
const LONGEST_DELAY_MS = 60 * SECOND;
/** The subscription socket reports the same end with its reason, so it goes first. */
const SESSION_END_DELAY_MS = SECOND;

export interface JackpotSocketDeps {
  readonly clock: Clock;
  /** In [0, 1). */
  readonly random: () => number;
  readonly connect: () => SocketLike;
  readonly log: (text: string) => void;
  /** LOGOUT-09: called a second after the platform has reported the end of the session. */
  readonly sessionDestroyed: () => void;
  readonly playerId: string;
  readonly brand: string;
}

export interface JackpotSocketListener {
  onMessage(message: JackpotMessage): void;
  /** Reports whether the received data is current. */
  live(isLive: boolean): void;
}

export interface JackpotSocket {
  /** @returns whether a connection was open to send it */
  send(request: JackpotRequest): boolean;
  /** Call when the page continues after it was asleep or offline. */
  wake(): void;
  close(): void;
}

/**
 * JSOCK-01 to JSOCK-11: the jackpot's events, over a connection that is replaced when it is lost (AMB-24:
 * after 2, 4, 8, 16 and 32 s). The first update resets the count, so a connection that is always refused
 * ends.
 */
export function createJackpotSocket(deps: JackpotSocketDeps, listener: JackpotSocketListener): JackpotSocket {
  const { clock, random, connect, log, sessionDestroyed } = deps;
  let [isLive, isOver, delayMs] = [false, false, FIRST_DELAY_MS];
  const socket = reconnectingSocket({ clock, connect, opened, received, lost });

  function opened() {
    socket.send(JSON.stringify(subscription(deps)));
  }

  function received(data: unknown) {
    const message = readMessage(data);
    if (!message) return;
    if (message.type === 'JackpotUpdate' && !isLive) {
      delayMs = FIRST_DELAY_MS;
      setLive(true);
    }
    listener.onMessage(message);
    const failure = message.type === 'Error' && message.data.message;
    if (failure === SESSION_DESTROYED) {
      close();
      clock.after(SESSION_END_DELAY_MS, sessionDestroyed);
    }
    // SUB-08: the server has lost this connection's session, but will find it for a new connection.
    if (failure === CONTEXT_FAILURE) socket.drop();
  }

  function setLive(next: boolean) {
    if (next === isLive) return;
    isLive = next;
    listener.live(next);
  }

  function lost(code?: number) {
    const isMoving = code === CLOSE_CODES.goingAway && isLive;
    setLive(false);
    log(SOCKET_CLOSED);
    if (isMoving) return moveDelay(random());
    const nextMs = delayMs;
    delayMs *= 2;
    if (nextMs <= LONGEST_DELAY_MS) return nextMs;
    log(RETRIES_ENDED);
    return null;
  }

  function close() {
    isOver = true;
    socket.close();
    setLive(false);
  }

  socket.open();
  return {
    send(request) {
      if (isLive) socket.send(JSON.stringify(request));
      return isLive;
    },
    wake() {
      if (isOver || socket.isConnected()) return;
      delayMs = FIRST_DELAY_MS;
      socket.open();
    },
    close,
  };
}

const subscription = ({ playerId, brand }: JackpotSocketDeps): JackpotRequest => ({
  type: 'SubscribeRequest',
  data: {
    events: [{ source: THRILLPOTS, type: '*' }],
    context: { player_id: playerId, brand },
  },
});

/** Null if it cannot be parsed: one invalid frame must not end the live updates. */
function readMessage(data: unknown): JackpotMessage | null {
  const read = v.safeParse(JackpotMessageSchema, parseRecord(data));
  return read.success ? read.output : null;
}
