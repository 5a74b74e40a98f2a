import type { Duplex } from 'node:stream';
import { networkOf } from '../../../infra/edge/networks.ts';
import type { SocketLimits } from '../limits.ts';

/** A place among the sockets whose player is not known yet. */
export interface PendingSocket {
  /** To be called once the player is known; a socket that ends gives its place back by itself. */
  release(): void;
}

export type Entry = PendingSocket | { readonly refused: 'tooManyFromAddress' | 'tooManyPending' };

/** Counts sockets until their player is known: few from one network, so that one cannot take the places of all. */
export interface PendingSockets {
  enter(address: string, stream: Duplex): Entry;
  count(): number;
}

export function createPendingSockets(
  limits: Pick<SocketLimits, 'pendingPerAddress' | 'pendingInAll'>,
): PendingSockets {
  const byNetwork = new Map<string, number>();
  let inAll = 0;

  function add(network: string, change: 1 | -1): void {
    inAll += change;
    const count = (byNetwork.get(network) ?? 0) + change;
    if (count === 0) byNetwork.delete(network);
    else byNetwork.set(network, count);
  }

  return {
    count: () => inAll,
    enter(address, stream) {
      const network = networkOf(address);
      if ((byNetwork.get(network) ?? 0) >= limits.pendingPerAddress) return { refused: 'tooManyFromAddress' };
      if (inAll >= limits.pendingInAll) return { refused: 'tooManyPending' };
      add(network, 1);
      let isPending = true;
      const release = (): void => {
        if (isPending) add(network, -1);
        isPending = false;
      };
      // Of the connection itself: one that is asked to close and does not still costs a place.
      stream.once('close', release);
      return { release };
    },
  };
}
