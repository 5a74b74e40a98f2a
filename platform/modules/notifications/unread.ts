import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { appendEvent } from '../../infra/outbox/index.ts';
import { lockState } from './add/addNotifications.ts';
import { isVisible, type Visibility } from './visible.ts';

export interface UnreadRequest {
  readonly playerId: PlayerId;
  readonly visibility: Visibility;
  /** Older ones do not count. */
  readonly from: Date;
}

export async function readUnread(
  queryable: Queryable,
  { playerId, visibility, from }: UnreadRequest,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notifications.notification
    where player_id = ${playerId} and read_at is null and created_at >= ${from} and ${isVisible(visibility)}`.execute(
    queryable,
  );
  return rows[0]?.unread ?? 0;
}

/** Sends the number of unread notifications to the player's tabs after the commit. */
export async function publishChange(tx: Transaction, playerId: PlayerId, unread: number): Promise<void> {
  const { rows } = await sql<{
    sequence: bigint;
  }>`update notifications.player_state set sequence = sequence + 1
    where player_id = ${playerId} returning sequence`.execute(tx);
  await appendEvent(tx, 'notifications.changed', {
    playerId,
    unread,
    sequence: Number(rows[0]?.sequence ?? 0n),
  });
}

/** The number of unread notifications, and that of the last published change. */
export async function readState(queryable: Queryable, request: UnreadRequest) {
  const { rows } = await sql<{ sequence: bigint }>`select sequence from notifications.player_state
    where player_id = ${request.playerId}`.execute(queryable);
  // Read after the number: a change in between is published with a higher one.
  return { sequence: Number(rows[0]?.sequence ?? 0n), unread: await readUnread(queryable, request) };
}

export interface Marked {
  readonly number: bigint;
  /** Whether all older ones are marked as well. */
  readonly isUpTo: boolean;
  readonly at: Date;
}

export async function markRead(
  tx: Transaction,
  request: UnreadRequest,
  { number, isUpTo, at }: Marked,
): Promise<number> {
  const { playerId, visibility } = request;
  await lockState(tx, playerId);
  const { numAffectedRows = 0n } = await sql`update notifications.notification set read_at = ${at}
    where player_id = ${playerId} and read_at is null
      and (number = ${number} or (${isUpTo} and number < ${number})) and ${isVisible(visibility)}`.execute(
    tx,
  );
  const unread = await readUnread(tx, request);
  if (numAffectedRows > 0n) await publishChange(tx, playerId, unread);
  return unread;
}
