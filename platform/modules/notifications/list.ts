import { sql } from 'kysely';
import * as v from 'valibot';
import type { NotificationKind } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { readCursor, writeCursor } from '../../infra/cursor.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NotificationData } from './rules/notificationOf.ts';
import { isVisible, type Visibility } from './visible.ts';

export interface StoredNotification {
  readonly number: bigint;
  readonly kind: NotificationKind;
  readonly data: NotificationData;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

export interface ListRequest {
  readonly playerId: PlayerId;
  readonly visibility: Visibility;
  readonly first: number;
  /** Cursor of the last notification seen. */
  readonly after: string | null;
  /** Older ones are left out, also before they are deleted. */
  readonly from: Date;
}

export async function listNotifications(
  queryable: Queryable,
  { playerId, visibility, first, after, from }: ListRequest,
) {
  const [before] = after === null ? [null] : readCursor(after, cursorSchema);
  const size = Math.max(0, first);
  const { rows } = await sql<StoredNotification>`
    select number, kind, data, created_at as "createdAt", read_at as "readAt"
    from notifications.notification
    where player_id = ${playerId} and (${before}::bigint is null or number < ${before}::bigint)
      and created_at >= ${from} and ${isVisible(visibility)}
    order by number desc limit ${size + 1}`.execute(queryable);
  return { notifications: rows.slice(0, size), hasMore: rows.length > size };
}

export const notificationCursor = ({ number }: Pick<StoredNotification, 'number'>): string =>
  writeCursor([String(number)]);

/** The number of a notification: a positive bigint. */
export const NUMBER_TEXT = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
const cursorSchema = v.strictTuple([NUMBER_TEXT]);

const DELETED_AT_ONCE = 5_000;

export async function deleteOlder(queryable: Queryable, than: Date): Promise<void> {
  await sql`delete from notifications.notification where ctid = any(array(
    select ctid from notifications.notification where created_at < ${than} limit ${DELETED_AT_ONCE}))`.execute(
    queryable,
  );
}
