import type { WebSocket } from 'ws';

/** SUB-02: each interval sends a keep-alive, and terminates a socket that left the previous ping unanswered. */
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
