import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Bus } from '../infra/bus.ts';
import type { Clock } from '../infra/clock.ts';
import type { Config } from '../infra/config.ts';
import type { Database } from '../infra/database/database.ts';
import type { Log } from '../infra/log.ts';
import type { Nodes } from '../infra/nodes/index.ts';
import type { Relay } from '../infra/outbox/index.ts';
import type { Sites } from '../sites/index.ts';
import { registerA8r, registerHub88, registerStudioWallet } from '../providers/studios/index.ts';
import { lastPublishedTransaction } from '../flows/cashier/screen.ts';
import { notificationState } from '../flows/notifications/readNotifications.ts';
import { registerFeed } from './http/feed.ts';
import { registerLedger } from './ledger/routes.ts';
import { registerUploads } from './http/uploads.ts';
import { openDocuments } from './graphql/documents/clientDocuments.ts';
import type { GraphqlContext } from './graphql/context.ts';
import { createExecutor, type Executor } from './graphql/execute.ts';
import { requestContexts, type RequestContexts } from './graphql/requestContext.ts';
import { resolvers } from './graphql/resolvers.ts';
import { GRAPHQL_PATHS, graphqlRoutes } from './graphql/routes.ts';
import { publishSchema } from './graphql/schema/publishSchema.ts';
import { executableSchema } from './graphql/schema/schema.ts';
import { registerHistories } from './pages/histories/histories.ts';
import { createEdge, guardHosts } from './http/edge.ts';
import { isInMaintenance, refuseInMaintenance } from './http/refusals/maintenance.ts';
import { registerHealth } from './http/health.ts';
import { registerProviderCallbacks } from './providers/callbacks.ts';
import type { Services } from './services.ts';
import { registerJackpotCalls } from './sockets/jackpot/calls.ts';
import { registerRaffleCalls } from './sockets/jackpot/raffle/calls.ts';
import { createJackpotSocket } from './sockets/jackpot/socket.ts';
import { createHub } from './sockets/hub.ts';
import { SOCKET_LIMITS } from './sockets/limits.ts';
import { playerUpdates } from './sockets/streams/playerUpdates.ts';
import { createStreams } from './sockets/streams/streams.ts';
import { createAccessLog } from './telemetry/accessLog.ts';
import { registerMetrics } from './telemetry/metrics/metrics.ts';
import { registerTelemetry } from './telemetry/telemetry.ts';

export interface ApiDeps extends Pick<Nodes, 'busProblem' | 'countRequests' | 'countSockets'> {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly bus: Bus;
  readonly log: Log;
  readonly services: Services;
  readonly relay: Pick<Relay, 'isLeader'>;
}

export interface Api {
  readonly executor: Executor;
  readonly contexts: RequestContexts;
  readonly metrics: Registry;
  /** Makes the readiness check fail, so that load balancers use other nodes. */
  failReadiness(): void;
  /** Makes load balancers and then all sockets move to another node. */
  drain(): Promise<void>;
}

const streamsOf = (deps: ApiDeps) => {
  const { bus, database, services } = deps;
  return createStreams({
    bus,
    wallet: { state: (player) => services.wallet.state(database.query, player) },
    ...playerUpdates(deps),
    lastTransaction: (player) => lastPublishedTransaction(services, player),
    notificationState: (player) => notificationState(services, player),
  });
};

/** Mounts the APIs: GraphQL and subscriptions, identity provider, studio wallet, feed, telemetry, health. */
export async function mountApi(app: FastifyInstance, deps: ApiDeps): Promise<Api> {
  const { config, database, sites, log, services, busProblem, countRequests } = deps;
  const schema = executableSchema(resolvers);
  const documents = openDocuments(schema, config);
  const executor: Executor = await createExecutor(app, { schema, documents, log });
  const contexts = requestContexts({ config, sites, services, database });
  const readArrival = createEdge(deps);
  guardHosts(app, readArrival, sites);
  const accessLog = config.hasAccessLog ? createAccessLog(log) : null;
  const jackpotSocket = createJackpotSocket({ ...deps, accessLog, limits: SOCKET_LIMITS });
  const hub = createHub({
    ...deps,
    schema,
    documents,
    streams: streamsOf(deps),
    paths: GRAPHQL_PATHS,
    others: new Map([[jackpotSocket.path, jackpotSocket.upgrade]]),
    signIn: services.signIn,
    limits: SOCKET_LIMITS,
    readArrival,
    accessLog,
  });
  hub.attach(app.server);

  const metrics = new Registry();
  const { requestsPerMinute } = config;
  const isClosed = () => isInMaintenance(config, sites);
  const failReadiness = registerHealth(app, { database, isInMaintenance: isClosed, busProblem });
  registerMetrics(app, {
    registry: metrics,
    database,
    relay: deps.relay,
    services,
    busProblem,
    openSockets: () => ({ ...hub.socketsByProtocol(), jackpot: jackpotSocket.openSockets() }),
  });
  refuseInMaintenance(app, isClosed);
  // Each API has its own Fastify scope, so that its parsers and error format affect no other.
  const graphql = { executor, contextOf: contexts.ofCall, playerOf, requestsPerMinute, countRequests };
  await app.register((scope) => graphqlRoutes(scope, graphql));
  publishSchema(app);
  await app.register(async (scope) => services.signIn.routes(scope));
  await app.register(async (scope) => registerStudioWallet(scope, { ...deps, metrics }));
  await app.register(async (scope) => registerHub88(scope, { ...deps, metrics }));
  await app.register(async (scope) => registerA8r(scope, { ...deps, metrics }));
  await app.register(async (scope) => registerFeed(scope, deps));
  await app.register(async (scope) => registerJackpotCalls(scope, deps));
  await app.register(async (scope) => registerRaffleCalls(scope, deps));
  await app.register(async (scope) => registerProviderCallbacks(scope, { ...deps, metrics }));
  await app.register(async (scope) => registerHistories(scope, deps));
  await app.register(async (scope) => registerLedger(scope, deps));
  await app.register(async (scope) => registerUploads(scope, deps));
  await app.register((scope) => registerTelemetry(scope, { sites, log, metrics }));

  return {
    executor,
    contexts,
    metrics,
    failReadiness,
    async drain() {
      failReadiness();
      await Promise.all([hub.drain(), jackpotSocket.drain()]);
    },
  };
}

const playerOf = ({ session }: GraphqlContext): string | null => session?.playerId ?? null;
