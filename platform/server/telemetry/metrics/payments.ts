import { Counter, type Registry } from 'prom-client';
import type { Cashier } from '../../../modules/cashier/index.ts';
import type { AddDatabaseGauge } from './databaseGauges.ts';

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
  add({
    name: 'foyer_payments_pending',
    help: 'Payments that are not over, by what they wait for',
    labelNames: ['provider', 'type', 'waits_for'],
    read: async (queryable) =>
      (await countPending(queryable)).map(({ provider, type, waitsFor, count }) => [
        { provider, type, waits_for: waitsFor },
        count,
      ]),
  });
  return measurements.paymentMoved.subscribe(({ brand, provider, type, status }) =>
    moved.inc({ brand, provider, type, status }),
  );
}
