import type { WebSocket } from 'ws';
import { KEEP_ALIVE_MS } from '@foyer/contract/transport/socket.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';

export interface SocketLimits {
  /** From the open socket to an accepted init. */
  readonly initTimeoutMs: number;
  /** How long a refused peer may take to close its side before the connection is cut. */
  readonly refusedCloseMs: number;
  /** Sockets of one network (an IPv4 address, an IPv6 /64) whose player is not known yet, of all kinds together. */
  readonly pendingPerAddress: number;
  /** The same of all networks. */
  readonly pendingInAll: number;
  /** A peer that answers no ping for one whole interval is gone. */
  readonly keepAliveMs: number;
  readonly subscriptionsPerConnection: number;
  /** Of each kind of socket, in all sessions of a player. */
  readonly connectionsPerPlayer: number;
  readonly messagesPerMinute: number;
  readonly messageBytes: number;
  /** How long after its last subscriber left a numbered stream is still kept, and how many of its values. */
  readonly resumeMs: number;
  readonly resumeValues: number;
  /** Written but not yet taken by the network; beyond it the peer is too slow for us to wait. */
  readonly unsentBytes: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  initTimeoutMs: 5 * SECOND,
  refusedCloseMs: SECOND,
  // A browser names its player as soon as the socket is open, so a hundred players behind one router rarely meet here.
  pendingPerAddress: 100,
  pendingInAll: 2_000,
  keepAliveMs: KEEP_ALIVE_MS,
  subscriptionsPerConnection: 20,
  connectionsPerPlayer: 20,
  messagesPerMinute: 240,
  messageBytes: 16 * 1024,
  // A tunnel, a lift, a new token, a node that is replaced; about two minutes of the quickest slot's spins.
  resumeMs: 2 * MINUTE,
  resumeValues: 100,
  unsentBytes: 1024 * 1024,
};

/** Counts within whole minutes; true while there is room. */
export function messageAllowance(perMinute: number): (nowMs: number) => boolean {
  let minute = 0;
  let count = 0;
  return (nowMs) => {
    const present = Math.floor(nowMs / MINUTE);
    count = present === minute ? count + 1 : 1;
    minute = present;
    return count <= perMinute;
  };
}

/** Ends the connection of a peer that does not close its side of a refused socket. */
export function cutSoon(socket: WebSocket, { refusedCloseMs }: Pick<SocketLimits, 'refusedCloseMs'>): void {
  const timer = setTimeout(() => socket.terminate(), refusedCloseMs).unref();
  socket.once('close', () => clearTimeout(timer));
}
