import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../../infra/database/database.ts';

export interface HealthDeps {
  readonly database: Database;
  /** False as soon as the node drains, so that load balancers use other nodes. */
  readonly isServing: () => boolean;
  /** In maintenance `/health/ready` still returns 200, because studios report wins through the load balancer. */
  readonly isInMaintenance: boolean;
  /** Why events of other nodes do not arrive. The node still serves, without sockets. */
  readonly busProblem: () => string | null;
  readonly openSockets: () => number;
  /** MONEY-09: number of wins ever held, and number of those that await an operator. */
  readonly heldWins: () => Promise<{ readonly held: number; readonly waiting: number }>;
  /** MONEY-10: number of studios and currencies whose wins are held. */
  readonly studioHolds: () => Promise<number>;
  readonly metrics: Registry;
}

/** `/health/live`: the process responds. `/health/ready`: it can serve requests. Both accept any Host header. */
export function registerHealth(
  app: FastifyInstance,
  { isServing, isInMaintenance, busProblem, ...deps }: HealthDeps,
): void {
  let isReported = false;
  const isReady = async (): Promise<boolean> => {
    if (!isServing()) return false;
    const problem = await deps.database.findProblem();
    if (problem !== null && !isReported) app.log.error({ problem }, 'this node is not ready');
    if (problem === null && isReported) app.log.warn('this node is ready again');
    isReported = problem !== null;
    return problem === null;
  };
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = await isReady();
    void reply.header('cache-control', 'no-store');
    const status = isInMaintenance ? 'maintenance' : 'ready';
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? status : 'unavailable', ...(busProblem() !== null && { bus: 'interrupted' }) });
  });
  registerMetrics(app, deps);
}

function registerMetrics(
  app: FastifyInstance,
  {
    database,
    openSockets,
    heldWins,
    studioHolds,
    metrics: registry,
  }: Omit<HealthDeps, 'isServing' | 'isInMaintenance' | 'busProblem'>,
): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'foyer_http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  gauge('foyer_open_sockets', 'Websockets with a signed-in player', openSockets, registers);
  gauge(
    'foyer_database_connections_waiting',
    'Calls waiting for a database connection',
    () => database.pool.waitingCount,
    registers,
  );
  gaugeOfHeldWins(heldWins, registers);
  gaugeOfStudioHolds(studioHolds, registers);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ route, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
  });
  // metrics.ts serves the metrics on its own listener.
  app.get('/metrics', (_request, reply) => reply.callNotFound());
}

const gauge = (name: string, help: string, read: () => number, registers: Registry[]): Gauge =>
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });

/** Read from the database, so that the values survive a restart and are equal on every node. */
const gaugeOfHeldWins = (read: HealthDeps['heldWins'], registers: Registry[]): Gauge =>
  new Gauge({
    name: 'foyer_held_wins',
    help: 'Wins that are not paid without an operator: all that were held, and those that wait for a decision',
    labelNames: ['state'],
    registers,
    async collect() {
      const { held, waiting } = await read();
      this.set({ state: 'held' }, held);
      this.set({ state: 'waiting' }, waiting);
    },
  });

const gaugeOfStudioHolds = (read: HealthDeps['studioHolds'], registers: Registry[]): Gauge =>
  new Gauge({
    name: 'foyer_studio_holds',
    help: 'Studios, by currency, whose wins are held until an operator ends the hold',
    registers,
    async collect() {
      this.set(await read());
    },
  });
