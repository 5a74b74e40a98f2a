import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ReadArrival } from '../../http/edge.ts';
import type { AccessLog } from '../../telemetry/accessLog.ts';
import type { SocketLimits } from '../limits.ts';
import { createPendingSockets, type PendingSocket } from './pending.ts';
import { refuseUpgrade, type UpgradeRefusal } from './upgrade.ts';

/** Completes an accepted handshake. @param pending to be released once the socket's player is known */
export type Upgrade = (
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
  pending: PendingSocket,
) => void;

export interface GateDeps {
  readonly readArrival: ReadArrival;
  readonly limits: SocketLimits;
  readonly accessLog: Pick<AccessLog, 'refusedSocket'> | null;
  /** The handler of the requested socket, or the reason for a refusal. */
  choose(request: IncomingMessage): Upgrade | UpgradeRefusal;
}

/** Handles a server's upgrades. Whatever can be refused before the handshake gets a plain HTTP response. */
export function createGate({ readArrival, limits, accessLog, choose }: GateDeps) {
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
    if (typeof decision === 'string') {
      accessLog?.refusedSocket(decision);
      return refuseUpgrade(stream, decision);
    }
    const [open, pending] = decision;
    open(request, stream, head, pending);
  };
}
