import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** How far a webhook has been delivered. */
export interface WebhookState {
  readonly name: string;
  /** Every event up to this position was delivered, or is not of its types. */
  readonly position: bigint;
  readonly deliveredAt: Date | null;
  /** Failed attempts since the last success. */
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly lastError: string | null;
}

const COLUMNS = sql`name, position, delivered_at as "deliveredAt", failures, failing_since as "failingSince",
  next_attempt_at as "nextAttemptAt", last_error as "lastError"`;

/** Reads the state of a webhook; a new one begins with the next event. */
export async function openWebhook(queryable: Queryable, name: string): Promise<WebhookState> {
  await sql`insert into outbox.webhook (name, position) select ${name}, position from outbox.feed_head
    on conflict do nothing`.execute(queryable);
  const { rows } = await sql<WebhookState>`
    select ${COLUMNS} from outbox.webhook where name = ${name}`.execute(queryable);
  const [state] = rows;
  if (!state) throw new TypeError(`the webhook ${name} has no state`);
  return state;
}

export interface Progress {
  readonly name: string;
  /** The position that the delivery began with: nothing is saved if another node, or a replay, has changed it. */
  readonly from: bigint;
  readonly position: bigint;
  readonly now: Date;
}

export async function saveDelivered(
  queryable: Queryable,
  { name, from, position, now }: Progress,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox.webhook set position = ${position}, delivered_at = ${now}, failures = 0, failing_since = null,
      next_attempt_at = null, last_error = null
    where name = ${name} and position = ${from}`.execute(queryable);
  return numAffectedRows === 1n;
}

export async function saveFailed(
  queryable: Queryable,
  { name, from, position, now, error, nextAttemptAt }: Progress & { error: string; nextAttemptAt: Date },
): Promise<void> {
  await sql`
    update outbox.webhook set position = ${position}, failures = failures + 1,
      failing_since = coalesce(failing_since, ${now}), next_attempt_at = ${nextAttemptAt}, last_error = ${error}
    where name = ${name} and position = ${from}`.execute(queryable);
}

/** Delivers all events after a position again, at once. @returns false if no webhook has this name */
export async function replayWebhook(queryable: Queryable, name: string, after: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox.webhook set position = ${after}, next_attempt_at = null where name = ${name}`.execute(
    queryable,
  );
  return numAffectedRows === 1n;
}

export async function listWebhooks(queryable: Queryable): Promise<readonly WebhookState[]> {
  const { rows } = await sql<WebhookState>`select ${COLUMNS} from outbox.webhook order by name`.execute(
    queryable,
  );
  return rows;
}
