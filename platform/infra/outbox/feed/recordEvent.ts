import { sql } from 'kysely';
import * as v from 'valibot';
import { EVENT_TYPES, type EventData, type EventType } from '@foyer/contract/events/eventTypes.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../database/database.ts';
import { createMeasurement } from '../../telemetry/measurement.ts';

export interface NewEvent<Type extends EventType> {
  readonly type: Type;
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** When it happened. */
  readonly at: Date;
  readonly data: EventData<Type>;
}

/** An event that its schema does not accept. It is recorded all the same: money never waits for the feed. */
export const invalidEvent = createMeasurement<{ readonly type: EventType; readonly field: string }>();

/** Writes a domain event for operators in the transaction: it exists only if the transaction commits. */
export const recordEvent = <Type extends EventType>(tx: Transaction, event: NewEvent<Type>): Promise<void> =>
  recordEvents(tx, [event]);

/** Writes events in their order, in one statement. */
export async function recordEvents<Type extends EventType>(
  tx: Transaction,
  events: readonly NewEvent<Type>[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    ...event,
    version: EVENT_TYPES[event.type].version,
    data: knownFields(event),
  }));
  await sql`insert into outbox.feed_pending (type, version, player_id, brand, occurred_at, data)
    select type, version, "playerId", brand, at, data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event(type text, version smallint, "playerId" text,
      brand text, at timestamptz, data jsonb)`.execute(tx);
}

/**
 * Drops fields that the schema does not have, also from invalid data, so that no personal data leaves in them by accident.
 * A known field keeps its value even if that is invalid; `invalidEvent` reports it.
 */
function knownFields({ type, data }: NewEvent<EventType>): unknown {
  const { success, output, issues } = v.safeParse<v.GenericSchema>(EVENT_TYPES[type].data, data);
  if (!success) invalidEvent.record({ type, field: v.getDotPath(issues[0]) ?? '' });
  return output;
}
