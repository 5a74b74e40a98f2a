import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../../../infra/database/database.ts';
import type { Relay } from '../../../infra/outbox/index.ts';
import type { Services } from '../../services.ts';
import { registerCompanyMetrics } from './companies.ts';
import { createDatabaseGauges } from './databaseGauges.ts';
import { registerDatabaseMetrics } from './database.ts';
import { registerGraphqlMetrics } from './graphql.ts';
import { registerHttpMetrics } from './http.ts';
import { registerJobMetrics } from './jobs.ts';
import { registerLedgerMetrics } from './ledger.ts';
import { registerOutboxMetrics } from './outbox.ts';
import { registerPaymentMetrics } from './payments.ts';
import { registerProcessMetrics } from './process.ts';
import { registerSignInMetrics } from './signIn.ts';
import { registerSocketMetrics, type SocketCounts } from './sockets.ts';
import {
  registerHeldWinMetrics,
  registerRollbackMetrics,
  registerUnpaidWinMetrics,
  registerWalletMetrics,
} from './wallet.ts';

export interface MetricsDeps {
  readonly registry: Registry;
  readonly database: Database;
  readonly relay: Pick<Relay, 'isLeader'>;
  readonly services: Pick<Services, 'wallet' | 'cashier' | 'config' | 'regulator' | 'sites'>;
  readonly openSockets: SocketCounts;
  /** Why events of other nodes do not arrive, or null. */
  readonly busProblem: () => string | null;
}

/** Registers the metrics of every area until the app closes. docs/operating/metrics.md lists them. */
export function registerMetrics(
  app: FastifyInstance,
  { registry, database, relay, services, openSockets, busProblem }: MetricsDeps,
): void {
  const registers = [registry];
  const addDatabaseGauge = createDatabaseGauges(database, registers);
  registerProcessMetrics(registry);
  registerHttpMetrics(app, registers);
  registerHeldWinMetrics(addDatabaseGauge, services.wallet);
  registerUnpaidWinMetrics(addDatabaseGauge);
  registerLedgerMetrics(addDatabaseGauge, services);
  const { webhooks } = services.config.events;
  const stops = [
    registerOutboxMetrics(registers, addDatabaseGauge, { relay, busProblem, webhooks }),
    registerGraphqlMetrics(registers),
    registerWalletMetrics(registers, services.wallet.measurements),
    registerRollbackMetrics(registers, services.wallet.measurements.winTakenBack, () =>
      services.sites.studioServers.map(({ studio }) => studio),
    ),
    registerPaymentMetrics(registers, addDatabaseGauge, services.cashier),
    registerSignInMetrics(registers),
    registerSocketMetrics(registers, openSockets),
    registerJobMetrics(registers),
    registerDatabaseMetrics(registers, database),
    registerCompanyMetrics(registers),
  ];
  app.addHook('onClose', async () => stops.forEach((stop) => stop()));
}
