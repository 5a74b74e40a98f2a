import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '@foyer/domain/duration.ts';

const CHECK_MS = 50;

/**
 * @returns a function that refuses new requests, completes those in progress and closes all connections, while jobs
 * stop: a database that hangs lets both wait for the limit of their calls
 */
export function closing(app: FastifyInstance, stopJobs: () => Promise<void>): () => Promise<void> {
  let inProgress = 0;
  app.server.on('request', (_request, response) => {
    inProgress += 1;
    response.once('close', () => (inProgress -= 1));
  });
  return async () => {
    // Fastify closes connections that are idle at that moment; those that become idle later would stay open.
    const timer = setInterval(() => {
      if (inProgress === 0) app.server.closeAllConnections();
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
