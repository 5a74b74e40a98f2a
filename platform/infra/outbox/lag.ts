import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Counting stops here, so that a long queue does not make its own measurement slow. */
const MOST_COUNTED = 100_000;

export interface OutboxLag {
  /** Rows that wait for the relay, at most 100,000; a row of the ledger has the events of a whole batch. */
  readonly waiting: number;
  /** Age of the oldest row; 0 if none waits. */
  readonly oldestSeconds: number;
}

/** How far the relay is behind the commits. */
export async function readOutboxLag(queryable: Queryable): Promise<OutboxLag> {
  const { rows } = await sql<OutboxLag>`
    select (select count(*) from (select 1 from outbox.event limit ${MOST_COUNTED}) counted)::integer as waiting,
           coalesce((select greatest(extract(epoch from clock_timestamp() - created_at), 0)
                     from outbox.event order by id limit 1), 0)::double precision as "oldestSeconds"`.execute(
    queryable,
  );
  const [lag] = rows;
  if (!lag) throw new TypeError('the outbox gave no answer');
  return lag;
}
