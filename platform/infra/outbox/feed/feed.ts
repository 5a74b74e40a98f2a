import { sql } from 'kysely';
import { SEQUENCE_DIGITS, schemaIdOf, TYPE_PREFIX, type Envelope } from '@foyer/contract/events/envelope.ts';
import { isEventType, type EventType } from '@foyer/contract/events/eventTypes.ts';
import type { Database, Queryable } from '../../database/database.ts';

/** Events that one transaction numbers. */
const COLLECT_SIZE = 1_000;
const MAX_BATCHES = 50;

/** Numbers the events of committed transactions. @returns how many became readable */
export async function collectFeed({ query }: Pick<Database, 'query'>, now: Date): Promise<number> {
  let collected = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { rows } = await sql<{ moved: number }>`
      select outbox.collect_feed(${COLLECT_SIZE}, ${now}) as moved`.execute(query);
    const moved = rows[0]?.moved ?? 0;
    collected += moved;
    if (moved < COLLECT_SIZE) break;
  }
  return collected;
}

/** Creates the months to come, and drops those that ended more than `months` ago. */
export async function renewFeedMonths(
  { query }: Pick<Database, 'query'>,
  { now, months }: { readonly now: Date; readonly months: number },
): Promise<void> {
  await sql`select outbox.create_feed_months(${now})`.execute(query);
  await sql`select outbox.drop_feed_months(${now}::timestamptz - make_interval(months => ${months}))`.execute(
    query,
  );
}

export interface FeedHead {
  /** The last position. */
  readonly position: bigint;
  /** The last position that was removed; the feed begins after it. */
  readonly removed: bigint;
}

export async function readFeedHead(queryable: Queryable): Promise<FeedHead> {
  const { rows } = await sql<FeedHead>`select position, removed from outbox.feed_head`.execute(queryable);
  const [head] = rows;
  if (!head) throw new TypeError('the feed has no head');
  return head;
}

export interface FeedRow {
  readonly position: bigint;
  readonly eventId: string;
  readonly type: string;
  readonly version: number;
  readonly playerId: string;
  readonly brand: string;
  readonly occurredAt: Date;
  readonly data: Record<string, unknown>;
}

/** Events after a position, of all types, in order. */
export async function readFeed(
  queryable: Queryable,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<readonly FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select position, event_id as "eventId", type, version, player_id as "playerId", brand,
           occurred_at as "occurredAt", data
    from outbox.feed_event where position > ${after} order by position limit ${limit}`.execute(queryable);
  return rows;
}

/** The id of the event at a position; null at zero, and where it is removed. */
export async function readEventId(queryable: Queryable, position: bigint): Promise<string | null> {
  const { rows } = await sql<{ eventId: string }>`
    select event_id as "eventId" from outbox.feed_event where position = ${position}`.execute(queryable);
  return rows[0]?.eventId ?? null;
}

/** The events of these types; null or undefined for all types. */
export const ofTypes = (
  rows: readonly FeedRow[],
  types: readonly EventType[] | null | undefined,
): readonly FeedRow[] =>
  types ? rows.filter(({ type }) => isEventType(type) && types.includes(type)) : rows;

export function envelopeOf({ position, type, version, ...row }: FeedRow): Envelope {
  return {
    specversion: '1.0',
    id: row.eventId,
    source: `/brands/${row.brand}`,
    type: `${TYPE_PREFIX}${type}`,
    subject: row.playerId,
    time: row.occurredAt.toISOString(),
    datacontenttype: 'application/json',
    dataschema: schemaIdOf(type, version),
    sequence: String(position).padStart(SEQUENCE_DIGITS, '0'),
    partitionkey: row.playerId,
    data: row.data,
  };
}
