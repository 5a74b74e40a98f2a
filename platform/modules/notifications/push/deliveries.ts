import { sql } from 'kysely';
import { MESSAGE_KINDS, type ServiceNotification } from '@foyer/contract/player/messageKinds.ts';
import { DAY, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { StoredNotification } from '../list.ts';
import type { BrowserSubscription } from './subscriptions.ts';

/** A subscription whose device has something to receive, claimed by this node until `claimedUntil`. */
export interface DueSubscription extends BrowserSubscription {
  readonly id: bigint;
  readonly playerId: PlayerId;
  readonly serverKey: string;
  readonly sentNumber: bigint;
  readonly latestNumber: bigint;
  readonly failures: number;
  readonly claimedUntil: Date;
}

/** Longer than the messages of one claim take, each with its time limit. */
const CLAIM_MS = 2 * MINUTE;
const MESSAGES_PER_CLAIM = 5;
/** What a device could not receive for longer is in the list only. */
export const PUSH_LIFE_MS = DAY;

const SERVICE_KINDS = Object.entries(MESSAGE_KINDS.notification)
  .filter(([, kind]) => kind === 'service')
  .map(([name]) => name);

export interface UnsentNotification extends Omit<StoredNotification, 'kind'> {
  readonly kind: ServiceNotification;
}

/** Claims subscriptions, those that wait longest first: other nodes leave them alone until the claim ends. */
export async function claimDue(
  queryable: Queryable,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly DueSubscription[]> {
  const { rows } = await sql<DueSubscription>`
    update notifications.push_subscription set next_attempt_at = ${new Date(now.getTime() + CLAIM_MS)}
    where id in (
      select id from notifications.push_subscription where next_attempt_at <= ${now}
      order by next_attempt_at limit ${limit} for update skip locked)
    returning id, player_id as "playerId", endpoint, p256dh, auth, server_key as "serverKey",
      sent_number as "sentNumber", latest_number as "latestNumber", failures,
      next_attempt_at as "claimedUntil"`.execute(queryable);
  return rows;
}

/** Unread service messages that the device has not received, oldest first. */
export async function unsentNotifications(
  queryable: Queryable,
  { playerId, sentNumber }: DueSubscription,
  now: Date,
): Promise<{ readonly notifications: readonly UnsentNotification[]; readonly hasMore: boolean }> {
  const { rows } = await sql<UnsentNotification>`
    select number, kind, data, created_at as "createdAt", read_at as "readAt"
    from notifications.notification
    where player_id = ${playerId} and number > ${sentNumber} and read_at is null
      and created_at > ${new Date(now.getTime() - PUSH_LIFE_MS)} and kind = any(${SERVICE_KINDS}::text[])
    order by number limit ${MESSAGES_PER_CLAIM + 1}`.execute(queryable);
  return { notifications: rows.slice(0, MESSAGES_PER_CLAIM), hasMore: rows.length > MESSAGES_PER_CLAIM };
}

/** Ends the claim. Another message is sent at once if there is one. Does nothing if another node has claimed it. */
export async function saveSent(
  queryable: Queryable,
  { id, claimedUntil }: DueSubscription,
  { sentNumber, now }: { readonly sentNumber: bigint; readonly now: Date },
): Promise<void> {
  await sql`update notifications.push_subscription
    set sent_number = ${sentNumber}, failures = 0,
      next_attempt_at = case when latest_number > ${sentNumber} then ${now}::timestamptz end
    where id = ${id} and next_attempt_at = ${claimedUntil}`.execute(queryable);
}

const FIRST_PAUSE_MS = 5 * SECOND;
const LONGEST_PAUSE_MS = 15 * MINUTE;

/** Ends the claim; the message after `sentNumber` is sent again after a pause that doubles. */
export async function saveUnsent(
  queryable: Queryable,
  { id, claimedUntil, failures }: DueSubscription,
  { sentNumber, now }: { readonly sentNumber: bigint; readonly now: Date },
): Promise<void> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures, 16), LONGEST_PAUSE_MS);
  await sql`update notifications.push_subscription
    set sent_number = ${sentNumber}, failures = failures + 1, next_attempt_at = ${new Date(now.getTime() + pauseMs)}
    where id = ${id} and next_attempt_at = ${claimedUntil}`.execute(queryable);
}

/** Removes a device whose push service does not know it any more, unless the browser has subscribed again meanwhile. */
export async function deleteDue(queryable: Queryable, { id, auth }: DueSubscription): Promise<void> {
  await sql`delete from notifications.push_subscription where id = ${id} and auth = ${auth}`.execute(
    queryable,
  );
}
