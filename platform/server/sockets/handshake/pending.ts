import type { Duplex } from 'node:stream';
import { networkOf } from '../../../infra/edge/networks.ts';
import type { SocketLimits } from '../limits.ts';

/** A slot for a socket whose player is not known yet. */
export interface PendingSocket {
  /** Call when the player is known; a socket that closes releases its slot by itself. */
  release(): void;
}

type Entry = PendingSocket | { readonly refused: 'tooManyFromAddress' | 'tooManyPending' };

/** Limits sockets with unknown players: few per network, so that one network cannot use all slots. */
export function createPendingSockets(limits: Pick<SocketLimits, 'pendingPerAddress' | 'pendingInAll'>) {
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
    enter(address: string, stream: Duplex): Entry {
      const network = networkOf(address);
      if ((byNetwork.get(network) ?? 0) >= limits.pendingPerAddress) return { refused: 'tooManyFromAddress' };
      if (inAll >= limits.pendingInAll) return { refused: 'tooManyPending' };
      add(network, 1);
      let isPending = true;
      const release = (): void => {
        if (isPending) add(network, -1);
        isPending = false;
      };
      // Tied to the TCP connection: a peer that is asked to close but does not keeps its slot.
      stream.once('close', release);
      return { release };
    },
  };
}
