import { sql } from 'kysely';
import type { Transaction } from '../../../infra/database/database.ts';
import {
  notificationsOf,
  statusesAfter,
  type FeedEvent,
  type KnownStatuses,
  type NewNotification,
} from '../rules/notificationOf.ts';
import { publishChange, readUnread, type UnreadRequest } from '../unread.ts';
import { isAdvertising } from '../visible.ts';
import { addNotifications, lockState } from './addNotifications.ts';

export interface TimedEvent extends FeedEvent {
  readonly occurredAt: Date;
}

export async function recordEvents(
  tx: Transaction,
  reader: UnreadRequest,
  events: readonly TimedEvent[],
): Promise<void> {
  const { playerId, visibility, from } = reader;
  const state = await lockState(tx, playerId);
  let known: KnownStatuses = state;
  const found: (NewNotification & { readonly at: Date })[] = [];
  for (const event of events) {
    // A feed that is read again may begin before what is kept.
    const all = event.occurredAt < from ? [] : notificationsOf(event, known);
    for (const one of all)
      if (visibility.mayAdvertise || !isAdvertising(one.kind)) found.push({ ...one, at: event.occurredAt });
    known = statusesAfter(event, known);
  }
  if (known !== state)
    await sql`update notifications.player_state
      set kyc_status = ${known.kycStatus}, source_of_wealth = ${known.sourceOfWealth}
      where player_id = ${playerId}`.execute(tx);
  const added = await addNotifications(tx, state, found);
  if (added > 0) await publishChange(tx, playerId, await readUnread(tx, reader));
}
