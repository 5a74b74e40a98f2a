import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '@foyer/domain/duration.ts';

const CHECK_MS = 50;
/** A request that is not completely received by then is given up. */
const RECEIVE_MS = 3 * SECOND;

/**
 * @returns a function that refuses new requests, completes those in progress and closes all connections, while jobs
 * stop: a database that hangs lets both wait for the limit of their calls
 */
export function closing(app: FastifyInstance, stopJobs: () => Promise<void>): () => Promise<void> {
  const inProgress = new Set<IncomingMessage>();
  app.server.on('request', (request, response) => {
    inProgress.add(request);
    response.once('close', () => inProgress.delete(request));
  });
  return async () => {
    // Fastify closes connections that are idle at that moment; those that become idle later would stay open.
    const startMs = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - startMs > RECEIVE_MS)
        for (const request of inProgress) if (!request.complete) request.socket.destroy();
      if (inProgress.size === 0) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, CHECK_MS);
    await Promise.all([app.close(), stopJobs()]).finally(() => clearInterval(timer));
  };
}

interface Stop {
  failReadiness(): void;
  readonly drainSeconds: number;
  stop(): Promise<void>;
}

/** Serves until load balancers have noticed that the node is not ready, and then stops it. */
export async function stopAfterDrain({ failReadiness, drainSeconds, stop }: Stop): Promise<void> {
  failReadiness();
  await delay(drainSeconds * SECOND);
  await stop();
}
