import type { Clock } from '../clock/clock.ts';

/** The members of a WebSocket that are used. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ReconnectingSocketOptions {
  readonly clock: Clock;
  /** Opens a connection. @returns null when no connection is wanted now */
  readonly connect: () => SocketLike | null;
  opened(): void;
  received(data: unknown): void;
  /** Called when the connection is lost. @returns the delay before the next try; null for no further try */
  lost(code?: number): number | null;
}

/** One connection at a time, replaced when it is lost. */
export function reconnectingSocket(options: ReconnectingSocketOptions) {
  const { clock, connect, opened, received, lost } = options;
  let socket: SocketLike | null = null;
  let stopWaiting = () => {};

  /** Connects immediately, unless it is connected. */
  function open() {
    const opening = socket ? null : connect();
    if (!opening) return;
    stopWaiting();
    socket = opening;
    opening.onopen = opened;
    opening.onmessage = ({ data }) => received(data);
    opening.onclose = ({ code }) => drop(code);
  }

  /** Closes the connection for good. @returns whether there was one */
  function close() {
    stopWaiting();
    if (!socket) return false;
    const closing = socket;
    socket = null;
    closing.onopen = closing.onmessage = closing.onclose = null;
    closing.close();
    return true;
  }

  /** Closes the connection and connects again after the delay that `lost` returns. */
  function drop(code?: number) {
    if (!close()) return;
    const delayMs = lost(code);
    if (delayMs !== null) stopWaiting = clock.after(delayMs, open);
  }

  return {
    isConnected: () => socket !== null,
    open,
    send: (text: string) => socket?.send(text),
    drop,
    close,
  };
}
