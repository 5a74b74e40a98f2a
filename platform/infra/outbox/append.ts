import { sql } from 'kysely';
import type { Events, Topic } from '../bus.ts';
import type { Transaction } from '../database/database.ts';
import type { MigrationSet } from '../database/migrate.ts';

export const outboxMigrations: MigrationSet = {
  schema: 'outbox',
  folder: new URL('./migrations/', import.meta.url),
};

/** Writes an event that becomes true with the transaction, or never. The relay publishes it after the commit. */
export async function appendEvent<T extends Topic>(
  tx: Transaction,
  topic: T,
  payload: Events[T],
): Promise<void> {
  await sql`insert into outbox.event (topic, payload) values (${topic}, ${JSON.stringify(payload)}::jsonb)`.execute(
    tx,
  );
}
