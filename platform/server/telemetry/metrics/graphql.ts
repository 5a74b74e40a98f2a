import { Histogram, type Registry } from 'prom-client';
import { operationExecuted } from '../../graphql/limits/operationOutcome.ts';

export function registerGraphqlMetrics(registers: Registry[]): () => void {
  const duration = new Histogram({
    name: 'foyer_graphql_operation_duration_seconds',
    help: 'Time of a GraphQL operation; the name of one that is not persisted is `other`',
    labelNames: ['operation', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  return operationExecuted.subscribe(({ operation, outcome, seconds }) =>
    duration.observe({ operation, outcome }, seconds),
  );
}
