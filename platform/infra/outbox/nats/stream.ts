import { jetstreamManager, RetentionPolicy, StorageType, type StreamInfo } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import type { Database } from '../../database/database.ts';

/** A node that was away for longer tells its sockets to read again. */
const KEPT_MS = 10 * 60_000;
const MAX_BYTES = 1024 ** 3;
export const TIMEOUT_MS = 2_000;

/** One stream for each database, so that installations may share NATS. */
export async function streamNameOf({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select 'foyer_' || c.system_identifier || '_' || d.oid as name
     from pg_control_system() c, pg_database d where d.datname = current_database()`,
  );
  return rows[0]?.name ?? 'foyer';
}

/** Creates the stream if it is missing, as after the loss of all NATS servers. */
export async function ensureStream(
  connection: NatsConnection,
  name: string,
  replicas: number,
): Promise<StreamInfo> {
  const { streams } = await jetstreamManager(connection, { timeout: TIMEOUT_MS });
  return streams.add({
    name,
    subjects: [name],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(KEPT_MS),
    max_bytes: MAX_BYTES,
    num_replicas: replicas,
  });
}
