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
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';
import type { SocketLike } from '../socket/connection.ts';

const FIRST_DELAY_MS = 2 * SECOND;
const LONGEST_DELAY_MS = 60 * SECOND;

export interface JackpotSocketDeps {
  readonly clock: Clock;
  readonly connect: () => SocketLike;
  readonly log: (text: string) => void;
  readonly playerId: string;
  readonly brand: string;
}

export interface JackpotSocketListener {
  heard(message: JackpotMessage): void;
  /** Whether what was told is what holds. */
  live(isLive: boolean): void;
}

export interface JackpotSocket {
  /** @returns whether there is a line that it went over */
  send(request: JackpotRequest): boolean;
  /** The page may have been asleep or without a network, and is not any more. */
  wake(): void;
  close(): void;
}

/**
 * JSOCK-01 to JSOCK-11: the jackpot's events, over a line that is made anew when it is lost. AMB-24: after 2, 4, 8, 16
 * and 32 s; a line counts as made when its subscription is answered, so that one that is refused is not asked for ever.
 */
export function createJackpotSocket(parts: JackpotSocketDeps, ear: JackpotSocketListener): JackpotSocket {
  const { clock, connect, log } = parts;
  let socket: SocketLike | null = null;
  let [isLive, isOver, delayMs] = [false, false, FIRST_DELAY_MS];
  let stopWaiting = () => {};
  function open() {
    stopWaiting();
    const opened = (socket = connect());
    opened.onopen = () => opened.send(JSON.stringify(subscription(parts)));
    opened.onmessage = ({ data }) => receive(data);
    opened.onclose = lost;
  }

  function receive(data: unknown) {
    const message = readMessage(data);
    if (!message) return;
    if (message.type === 'JackpotUpdate' && !isLive) {
      delayMs = FIRST_DELAY_MS;
      become(true);
    }
    ear.heard(message);
    const failure = message.type === 'Error' && message.data.message;
    if (failure === SESSION_DESTROYED) close();
    // SUB-08: the line has lost its session; another will find it.
    if (failure === CONTEXT_FAILURE) lost();
  }

  function become(next: boolean) {
    isLive = next;
    ear.live(next);
  }

  function hangUp() {
    stopWaiting();
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    socket = null;
    if (isLive) become(false);
  }

  function lost() {
    hangUp();
    log(SOCKET_CLOSED);
    if (delayMs > LONGEST_DELAY_MS) return log(RETRIES_ENDED);
    stopWaiting = clock.after(delayMs, open);
    delayMs *= 2;
  }

  function close() {
    isOver = true;
    hangUp();
  }
  open();
  return {
    send(request) {
      if (isLive) socket?.send(JSON.stringify(request));
      return isLive;
    },
    wake() {
      if (isOver || socket) return;
      delayMs = FIRST_DELAY_MS;
      open();
    },
    close,
  };
}

/** JSOCK-02 */
const subscription = ({ playerId, brand }: JackpotSocketDeps): JackpotRequest => ({
  type: 'SubscribeRequest',
  data: {
    events: [{ source: THRILLPOTS, type: '*' }],
    context: { player_id: playerId, brand },
  },
});

/** Null for what cannot be read: one bad frame must not end live pots. */
function readMessage(data: unknown): JackpotMessage | null {
  try {
    const read = v.safeParse(JackpotMessageSchema, JSON.parse(String(data)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
