import type { Clock } from '../clock/clock.ts';
import type { SubscriptionSocket } from './subscriptionSocket.ts';

const RETRY_DELAY_MS = 5000;

/** Used in place of a socket that could not be loaded: reports to every subscriber that it is disconnected. */
export const NO_STREAM: SubscriptionSocket = {
  subscribe(_document, _variables, { connected }) {
    connected(false);
    return () => {};
  },
};

/**
 * SUB-05: retries loading the socket's code until it succeeds, since the network may return.
 * @param found called with `NO_STREAM` while there is no socket
 * @returns stop function, after which no socket is opened
 */
export function loadSocket(
  load: () => Promise<() => SubscriptionSocket>,
  found: (socket: SubscriptionSocket) => void,
  clock: Clock,
): () => void {
  let isStopped = false;
  let stopWaiting = () => {};
  const begin = () => void load().then(open, failed);
  function open(socket: () => SubscriptionSocket) {
    if (!isStopped) found(socket());
  }
  function failed() {
    if (isStopped) return;
    found(NO_STREAM);
    stopWaiting = clock.after(RETRY_DELAY_MS, begin);
  }
  begin();
  return () => {
    isStopped = true;
    stopWaiting();
  };
}
