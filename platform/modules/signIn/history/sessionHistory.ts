import { sql } from 'kysely';
import * as v from 'valibot';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { isoTime, readCursor, writeCursor } from '../../../infra/cursor.ts';
import { signInTables } from '../tables.ts';

export interface SessionPageRequest {
  readonly playerId: PlayerId;
  readonly first: number;
  /** Cursor of the last entry on the previous page. */
  readonly after: string | null;
  readonly now: Date;
}

/** PROF-10: a player's sessions, newest first. An expired session ended at its expiry. */
export async function sessionHistory(
  queryable: Queryable,
  { playerId, first, after, now }: SessionPageRequest,
) {
  let query = signInTables(queryable)
    .selectFrom('identity.session')
    .selectAll()
    .where('playerId', '=', playerId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(first + 1);
  if (after !== null) {
    const [startedAt, id] = readCursor(after, CURSOR);
    query = query.where(sql<boolean>`(started_at, id) < (${startedAt}::timestamptz, ${id})`);
  }
  const rows = await query.execute();
  const sessions = rows.slice(0, first).map((row) => {
    const hasExpired = row.endedAt === null && row.expiresAt <= now;
    return {
      id: row.id,
      startedAt: row.startedAt,
      endedAt: hasExpired ? row.expiresAt : row.endedAt,
      endReason: hasExpired ? ('SESSION_EXPIRED' as const) : row.endReason,
      origin: {
        device: { kind: row.deviceKind, browser: row.browser, system: row.system },
        country: row.country,
      },
    };
  });
  return { sessions, hasMore: rows.length > first };
}

const CURSOR = v.strictTuple([isoTime, v.pipe(v.string(), v.maxLength(100))]);

export const cursorOf = ({ startedAt, id }: { readonly startedAt: Date; readonly id: string }): string =>
  writeCursor([startedAt.toISOString(), id]);
