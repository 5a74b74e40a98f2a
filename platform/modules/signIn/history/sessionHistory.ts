import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { isIsoTime } from '../../../infra/time/isoTime.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { EndReason } from '../sessions.ts';
import { sessionTables } from '../tables.ts';
import type { SessionOrigin } from './origin.ts';

export interface PastSession {
  readonly id: string;
  readonly startedAt: Date;
  /** Null while the session is active. */
  readonly endedAt: Date | null;
  readonly endReason: EndReason | null;
  readonly origin: SessionOrigin;
}

export interface SessionPage {
  readonly sessions: readonly PastSession[];
  readonly hasMore: boolean;
}

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
): Promise<SessionPage> {
  let query = sessionTables(queryable)
    .selectFrom('identity.session')
    .selectAll()
    .where('playerId', '=', playerId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(first + 1);
  if (after !== null) {
    const { startedAt, id } = readCursor(after);
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

export const cursorOf = ({ startedAt, id }: Pick<PastSession, 'startedAt' | 'id'>): string =>
  Buffer.from(`${startedAt.toISOString()} ${id}`).toString('base64url');

const CURSOR = /^(\S+) (\S{1,100})$/;

function readCursor(cursor: string): { startedAt: string; id: string } {
  const [, startedAt, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (startedAt === undefined || id === undefined || !isIsoTime(startedAt))
    throw new Refusal('BadRequest', { reasons: ['cursor'] });
  return { startedAt, id };
}
