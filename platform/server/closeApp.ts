import type { FastifyInstance } from 'fastify';

const CHECK_MS = 50;

/**
 * @returns a function that refuses new requests, completes those in progress and closes all connections. Fastify closes
 * connections that are idle at that moment only; one that becomes idle later would stay open for more than a minute.
 */
export function closingApp(app: FastifyInstance): () => Promise<void> {
  let inProgress = 0;
  app.server.on('request', (_request, response) => {
    inProgress += 1;
    response.once('close', () => (inProgress -= 1));
  });
  return async () => {
    const timer = setInterval(() => {
      if (inProgress === 0) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, CHECK_MS);
    await app.close();
    clearInterval(timer);
  };
}
