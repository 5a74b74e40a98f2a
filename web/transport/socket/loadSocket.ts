import type { Clock } from '../clock/clock.ts';
import type { SubscriptionSocket } from './subscriptionSocket.ts';

const AGAIN_AFTER_MS = 5000;

/** In place of a socket that could not be had: whoever subscribes is told that nothing is told. */
export const NO_STREAM: SubscriptionSocket = {
  subscribe(_document, _variables, { connected }) {
    connected(false);
    return () => {};
  },
};

/**
 * SUB-05: fetches the code of the socket until it comes, since a network that failed once may be back.
 * @param found told of `NO_STREAM` while there is no other. @returns the way to stop, after which none is opened
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
    stopWaiting = clock.after(AGAIN_AFTER_MS, begin);
  }
  begin();
  return () => {
    isStopped = true;
    stopWaiting();
  };
}
