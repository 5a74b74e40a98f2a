import { KEEP_ALIVE_MS } from '@foyer/contract/transport/socket.ts';
import { MINUTE, SECOND } from '@foyer/vocabulary/duration.ts';

export interface SocketLimits {
  /** From the open socket to an accepted init. */
  readonly initTimeoutMs: number;
  /** A peer that answers no ping for one whole interval is gone. */
  readonly keepAliveMs: number;
  readonly subscriptionsPerConnection: number;
  readonly connectionsPerSession: number;
  readonly messagesPerMinute: number;
  readonly messageBytes: number;
  /** How long after its last subscriber left a numbered stream is still kept, and how many of its values. */
  readonly resumeMs: number;
  readonly resumeValues: number;
  /** Written but not yet taken by the network; beyond it the peer is too slow for us to wait. */
  readonly unsentBytes: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  initTimeoutMs: 10 * SECOND,
  keepAliveMs: KEEP_ALIVE_MS,
  subscriptionsPerConnection: 20,
  connectionsPerSession: 20,
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
