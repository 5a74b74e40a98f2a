import { sql } from 'kysely';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { lockState } from '../add/addNotifications.ts';

/** A browser's subscription at its push service (Push API). */
export interface BrowserSubscription {
  readonly endpoint: string;
  /** Public key and secret of the browser, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

export interface NewSubscription extends BrowserSubscription {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  /** Public VAPID key that the browser subscribed with. */
  readonly serverKey: string;
  readonly at: Date;
}

const MAX_DEVICES = 10;

/**
 * Stores the subscription, which begins with the player's next notification. Idempotent. A device has one player, and of
 * a player the newest ten devices are kept.
 */
export async function storeSubscription(tx: Transaction, added: NewSubscription): Promise<void> {
  const { playerId, sessionId, endpoint, p256dh, auth, serverKey, at } = added;
  const { lastNumber } = await lockState(tx, playerId);
  await sql`
    insert into notifications.push_subscription as stored
      (player_id, session_id, endpoint, p256dh, auth, server_key, created_at, sent_number, latest_number)
    values (${playerId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${serverKey}, ${at}, ${lastNumber}, ${lastNumber})
    on conflict (endpoint) do update set
      player_id = excluded.player_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, server_key = excluded.server_key, failures = 0,
      sent_number = case when stored.player_id = excluded.player_id then stored.sent_number
                         else excluded.sent_number end,
      latest_number = excluded.latest_number,
      next_attempt_at = case when stored.player_id = excluded.player_id then stored.next_attempt_at end`.execute(
    tx,
  );
  await sql`delete from notifications.push_subscription where id in (
    select id from notifications.push_subscription where player_id = ${playerId}
    order by id desc offset ${MAX_DEVICES})`.execute(tx);
}

export async function deleteSubscription(
  queryable: Queryable,
  playerId: PlayerId,
  endpoint: string,
): Promise<void> {
  await sql`delete from notifications.push_subscription
    where endpoint = ${endpoint} and player_id = ${playerId}`.execute(queryable);
}

export async function isSubscribed(
  queryable: Queryable,
  playerId: PlayerId,
  endpoint: string,
): Promise<boolean> {
  const { rows } = await sql`select from notifications.push_subscription
    where endpoint = ${endpoint} and player_id = ${playerId}`.execute(queryable);
  return rows.length > 0;
}

export async function deleteOfSession(queryable: Queryable, id: SessionId): Promise<void> {
  await sql`delete from notifications.push_subscription where session_id = ${id}`.execute(queryable);
}

export async function deleteOfPlayer(queryable: Queryable, id: PlayerId): Promise<void> {
  await sql`delete from notifications.push_subscription where player_id = ${id}`.execute(queryable);
}
