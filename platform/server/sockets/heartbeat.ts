import type { WebSocket } from 'ws';

/**
 * SUB-02: sends a keep-alive on every interval, and terminates the socket if the peer has not answered the
 * previous websocket ping. Browsers answer pings by themselves.
 * @returns the stop function
 */
export function startHeartbeat(socket: WebSocket, keepAlive: () => void, intervalMs: number): () => void {
  let hasAnswered = true;
  const onPong = () => {
    hasAnswered = true;
  };
  socket.on('pong', onPong);
  const timer = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
    keepAlive();
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    socket.off('pong', onPong);
  };
}
