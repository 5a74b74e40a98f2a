import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';
import type { TransactionStatus, TransactionType } from '@foyer/contract/generated/resolvers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { isoTime, readCursor, writeCursor } from '../../../infra/cursor.ts';
import { paymentOf, type Payment } from './payment.ts';
import { selectPayments } from './playerPayments.ts';

export interface HistoryRequest {
  readonly playerId: PlayerId;
  readonly type: TransactionType | null;
  /** Null or empty: all statuses. */
  readonly statuses: readonly TransactionStatus[] | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly sort: HistorySort;
  readonly first: number;
  /** Cursor of the last payment seen, in the same sort order. */
  readonly after: string | null;
  readonly now: Date;
}

/** CASH-20: with `processedAt`, unfinished payments come before finished ones. */
export type HistorySort = 'createdAt' | 'processedAt';

/** MONEY-02: how far back the history goes. */
const HISTORY_MS = 366 * DAY;

/** Newest first, served by one index per sort order. @throws Refusal BadRequest when the cursor is invalid */
export async function paymentHistory(queryable: Queryable, request: HistoryRequest) {
  const { playerId, type, statuses, from, to, sort, after, now } = request;
  const first = Math.max(0, request.first);
  const oldest = new Date(Math.max(now.getTime() - HISTORY_MS, from?.getTime() ?? 0));
  const sortColumn = SORT_COLUMNS[sort];
  const [, at, id] = after === null ? [] : readCursor(after, cursorIn(sort));
  const rows = await selectPayments(queryable)
    .where('payment.playerId', '=', playerId)
    .where('payment.createdAt', '>=', oldest)
    .$if(to !== null, (query) => query.where('payment.createdAt', '<', to))
    .$if(type !== null, (query) => query.where('payment.type', '=', type))
    .$if(Boolean(statuses?.length), (query) => query.where('payment.status', 'in', statuses ?? []))
    .$if(at !== undefined, (query) =>
      query.where(sql<boolean>`(${sortColumn}, payment.id) < (${at}::timestamptz, ${id})`),
    )
    .orderBy(sql`${sortColumn} desc`)
    .orderBy('payment.id', 'desc')
    .limit(first + 1)
    .execute();
  return { payments: rows.slice(0, first).map(paymentOf), hasMore: rows.length > first };
}

const SORT_COLUMNS: Readonly<Record<HistorySort, RawBuilder<Date>>> = {
  createdAt: sql`payment.created_at`,
  processedAt: sql`coalesce(payment.processed_at, 'infinity'::timestamptz)`,
};

export const cursorOf = (payment: Payment, sort: HistorySort): string =>
  writeCursor([sort, payment[sort]?.toISOString() ?? 'infinity', payment.id]);

const UUID = /^[0-9a-f-]{36}$/;
const cursorIn = (sort: HistorySort) =>
  v.strictTuple([
    v.literal(sort),
    v.union([v.literal('infinity'), isoTime]),
    v.pipe(v.string(), v.regex(UUID)),
  ]);
