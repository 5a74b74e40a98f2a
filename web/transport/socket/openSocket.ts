import type { SocketLike } from './reconnectingSocket.ts';

/** A WebSocket. @param path a URL, or a path on the origin that the page came from */
export function openSocket(path: string, query?: URLSearchParams, subprotocol?: string): SocketLike {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  if (query) address.search = query.toString();
  const socket = new WebSocket(address, subprotocol);
  const like: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    // The browser would log an error for a message that is sent while the socket closes.
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
  socket.onopen = () => like.onopen?.();
  socket.onmessage = ({ data }: MessageEvent<unknown>) => like.onmessage?.({ data });
  socket.onclose = ({ code }) => like.onclose?.({ code });
  return like;
}

/** Calls back when the page continues after it may have been asleep or offline. */
export function onPageAwake(awake: () => void, options: AddEventListenerOptions = {}): void {
  addEventListener('online', awake, options);
  addEventListener('pageshow', awake, options);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') awake();
    },
    options,
  );
}
