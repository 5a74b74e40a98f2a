import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ReadArrival } from '../../http/edge.ts';
import type { SocketLimits } from '../limits.ts';
import { createPendingSockets, type PendingSocket } from './pending.ts';
import { refuseUpgrade, type UpgradeRefusal } from './upgrade.ts';

/** A handshake that may go on. @param pending to be released once the player of the socket is known */
export type Upgrade = (
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
  pending: PendingSocket,
) => void;

export interface GateParts {
  readonly readArrival: ReadArrival;
  readonly limits: SocketLimits;
  /** What opens the socket that is asked for, or why none is opened. */
  choose(request: IncomingMessage): Upgrade | UpgradeRefusal;
}

/** Takes a server's upgrades: refuses in plain HTTP, before the handshake, whatever can be refused by then. */
export function createGate({ readArrival, limits, choose }: GateParts) {
  const pendingSockets = createPendingSockets(limits);

  function read(request: IncomingMessage, stream: Duplex): [Upgrade, PendingSocket] | UpgradeRefusal {
    const arrival = readArrival(request);
    if (arrival.refused !== null)
      return arrival.refused === 'unknownHost' ? '421 Misdirected Request' : '400 Bad Request';
    const open = choose(request);
    if (typeof open === 'string') return open;
    const entry = pendingSockets.enter(arrival.address, stream);
    if ('release' in entry) return [open, entry];
    return entry.refused === 'tooManyFromAddress' ? '429 Too Many Requests' : '503 Service Unavailable';
  }

  return (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => stream.destroy());
    const decision = read(request, stream);
    if (typeof decision === 'string') return refuseUpgrade(stream, decision);
    const [open, pending] = decision;
    open(request, stream, head, pending);
  };
}
