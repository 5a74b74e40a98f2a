import { Counter, type Registry } from 'prom-client';
import type { Cashier } from '../../../modules/cashier/index.ts';
import type { AddDatabaseGauge } from './databaseGauges.ts';

type PendingCount = Awaited<ReturnType<Cashier['countPending']>>[number];

export function registerPaymentMetrics(
  registers: Registry[],
  add: AddDatabaseGauge,
  { countPending, measurements }: Pick<Cashier, 'countPending' | 'measurements'>,
): () => void {
  const moved = new Counter({
    name: 'foyer_payments_total',
    help: 'Deposits and withdrawals that reached a status, by payment provider and brand',
    labelNames: ['brand', 'provider', 'type', 'status'],
    registers,
  });
  const labelNames = ['provider', 'type', 'waits_for'] as const;
  const labelsOf = ({ provider, type, waitsFor }: PendingCount) => ({ provider, type, waits_for: waitsFor });
  add({
    name: 'foyer_payments_pending',
    help: 'Payments that are not over, by what they wait for',
    labelNames,
    read: async (queryable) => (await countPending(queryable)).map((row) => [labelsOf(row), row.count]),
  });
  add({
    name: 'foyer_payments_overdue',
    help: 'Payments that wait for longer than was agreed, such as than the provider promises',
    labelNames,
    read: async (queryable) => (await countPending(queryable)).map((row) => [labelsOf(row), row.overdue]),
  });
  add({
    name: 'foyer_payments_pending_oldest_seconds',
    help: 'Age of the oldest payment that is not over, since its provider was called or else since its start',
    labelNames,
    read: async (queryable) =>
      (await countPending(queryable)).map((row) => [labelsOf(row), row.oldestSeconds]),
  });
  return measurements.paymentMoved.subscribe(({ brand, provider, type, status }) =>
    moved.inc({ brand, provider, type, status }),
  );
}
