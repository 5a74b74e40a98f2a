import type { WebSocket } from 'ws';

/**
 * SUB-02: tells the peer on every interval that the socket lives, and ends it when the peer has not answered the
 * websocket's own ping since the one before. Browsers answer that ping by themselves.
 * @returns the way to stop
 */
export function startHeartbeat(socket: WebSocket, keepAlive: () => void, intervalMs: number): () => void {
  let hasAnswered = true;
  const heard = () => {
    hasAnswered = true;
  };
  socket.on('pong', heard);
  const timer = setInterval(() => {
    if (!hasAnswered) return socket.terminate();
    hasAnswered = false;
    socket.ping();
    keepAlive();
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    socket.off('pong', heard);
  };
}
