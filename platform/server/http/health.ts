import type { FastifyInstance } from 'fastify';
import type { Database } from '../../infra/database/database.ts';

export interface HealthDeps {
  readonly database: Database;
  /** In maintenance `/health/ready` still returns 200, because studios report wins through the load balancer. */
  readonly isInMaintenance: () => boolean;
  /** Why events of other nodes do not arrive. The node still serves, without sockets. */
  readonly busProblem: () => string | null;
}

/**
 * `/health/live`: the process responds. `/health/ready`: it can serve requests. Both accept any Host header.
 * @returns a function that makes the readiness check fail from now on, so that load balancers use other nodes
 */
export function registerHealth(
  app: FastifyInstance,
  { database, isInMaintenance, busProblem }: HealthDeps,
): () => void {
  let [isServing, isReported] = [true, false];
  const isReady = async (): Promise<boolean> => {
    if (!isServing) return false;
    const problem = await database.findProblem();
    if (problem !== null && !isReported) app.log.error({ problem }, 'this node is not ready');
    if (problem === null && isReported) app.log.warn('this node is ready again');
    isReported = problem !== null;
    return problem === null;
  };
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = await isReady();
    void reply.header('cache-control', 'no-store');
    const status = isInMaintenance() ? 'maintenance' : 'ready';
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? status : 'unavailable', ...(busProblem() !== null && { bus: 'interrupted' }) });
  });
  // metrics.ts serves the metrics on its own listener.
  app.get('/metrics', (_request, reply) => reply.callNotFound());
  return () => {
    isServing = false;
  };
}
