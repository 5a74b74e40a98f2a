import type { WebSocket } from 'ws';
import { KEEP_ALIVE_MS } from '@foyer/contract/transport/socket.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';

export interface SocketLimits {
  /** Timeout from opening the socket to an accepted `connection_init`. */
  readonly initTimeoutMs: number;
  /** How long a refused peer may take to close its side before the connection is cut. */
  readonly refusedCloseMs: number;
  /** Maximum of unauthenticated sockets of one network (an IPv4 address or an IPv6 /64). */
  readonly pendingPerAddress: number;
  /** Maximum of unauthenticated sockets of all networks. */
  readonly pendingInAll: number;
  /** Ping interval; a peer that does not answer within one interval is disconnected. */
  readonly keepAliveMs: number;
  readonly subscriptionsPerConnection: number;
  /** Maximum for all sessions of a player on all nodes, separately for GraphQL and jackpot sockets. */
  readonly connectionsPerPlayer: number;
  readonly messagesPerMinute: number;
  readonly messageBytes: number;
  /** Maximum of messages that wait for the player of a socket to be known, and of their bytes together. */
  readonly earlyMessages: number;
  readonly earlyBytes: number;
  /** How long a stream is kept after its last subscriber left, and how many of its values. */
  readonly resumeMs: number;
  readonly resumeValues: number;
  /** A peer with more unsent bytes than this is disconnected. */
  readonly unsentBytes: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  initTimeoutMs: 5 * SECOND,
  refusedCloseMs: SECOND,
  // Browsers authenticate as soon as the socket is open, so even a shared router rarely reaches this.
  pendingPerAddress: 100,
  pendingInAll: 2_000,
  keepAliveMs: KEEP_ALIVE_MS,
  subscriptionsPerConnection: 20,
  connectionsPerPlayer: 20,
  messagesPerMinute: 240,
  messageBytes: 16 * 1024,
  // Enough to start and stop the maximum number of subscriptions. All unauthenticated sockets of a node store 64 MB of
  // UTF-8 at most, which take up to twice as much memory.
  earlyMessages: 40,
  earlyBytes: 32 * 1024,
  // Covers a lost mobile connection, a new token and the replacement of a node; 100 values are about two minutes of
  // the fastest slot.
  resumeMs: 2 * MINUTE,
  resumeValues: 100,
  unsentBytes: 1024 * 1024,
};

/** Rate limit by calendar minute: the returned function counts a message and returns whether it is allowed. */
export function messageAllowance(perMinute: number): (nowMs: number) => boolean {
  let minute = 0;
  let count = 0;
  return (nowMs) => {
    const current = Math.floor(nowMs / MINUTE);
    count = current === minute ? count + 1 : 1;
    minute = current;
    return count <= perMinute;
  };
}

/** Cuts the connection if a refused peer does not close its side in time. */
export function cutSoon(socket: WebSocket, { refusedCloseMs }: Pick<SocketLimits, 'refusedCloseMs'>): void {
  const timer = setTimeout(() => socket.terminate(), refusedCloseMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
