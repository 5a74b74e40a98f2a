import { sql } from 'kysely';
import type { Events, Topic } from '../bus.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MigrationSet } from '../database/migrate.ts';
import { traceHeaders } from '../telemetry/tracing.ts';

export const outboxMigrations: MigrationSet = {
  schema: 'outbox',
  folder: new URL('./migrations/', import.meta.url),
};

/** Writes an event in the transaction. The relay publishes it after the commit. */
export async function appendEvent<T extends Topic>(
  tx: Transaction,
  topic: T,
  payload: Events[T],
): Promise<void> {
  const { traceparent = null } = traceHeaders();
  await sql`insert into outbox.event (topic, payload, traceparent)
    values (${topic}, ${JSON.stringify(payload)}::jsonb, ${traceparent})`.execute(tx);
}

/** Runs `work` in a transaction, and wakes the relay after the commit to publish the events that it wrote. */
export async function transactionWithEvents<Result>(
  { database, wakeRelay }: { readonly database: Pick<Database, 'transaction'>; wakeRelay(): void },
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(work);
  wakeRelay();
  return result;
}
