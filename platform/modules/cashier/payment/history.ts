import { sql, type RawBuilder } from 'kysely';
import type { TransactionStatus, TransactionType } from '@foyer/contract/generated/resolvers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { isIsoTime } from '../../../infra/time/isoTime.ts';
import { Refusal } from '../../../infra/refusal.ts';
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

export interface HistoryPage {
  readonly payments: readonly Payment[];
  readonly hasMore: boolean;
}

/** MONEY-02: how far back the history goes. */
const HISTORY_MS = 366 * DAY;

/** Newest first, served by one index per sort order. @throws Refusal BadRequest when the cursor is invalid */
export async function paymentHistory(queryable: Queryable, request: HistoryRequest): Promise<HistoryPage> {
  const { playerId, type, statuses, from, to, sort, after, now } = request;
  const first = Math.max(0, request.first);
  const oldest = new Date(Math.max(now.getTime() - HISTORY_MS, from?.getTime() ?? 0));
  const sortColumn = SORT_COLUMNS[sort];
  const last = after === null ? null : readCursor(after, sort);
  const rows = await selectPayments(queryable)
    .where('payment.playerId', '=', playerId)
    .where('payment.createdAt', '>=', oldest)
    .$if(to !== null, (query) => query.where('payment.createdAt', '<', to))
    .$if(type !== null, (query) => query.where('payment.type', '=', type))
    .$if(Boolean(statuses?.length), (query) => query.where('payment.status', 'in', statuses ?? []))
    .$if(last !== null, (query) =>
      query.where(sql<boolean>`(${sortColumn}, payment.id) < (${last?.at}::timestamptz, ${last?.id})`),
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
  Buffer.from(JSON.stringify([sort, payment[sort]?.toISOString() ?? 'infinity', payment.id])).toString(
    'base64url',
  );

function readCursor(cursor: string, sort: HistorySort): { at: string; id: string } {
  const read = parsed(Buffer.from(cursor, 'base64url').toString());
  const [of, at, id]: unknown[] = Array.isArray(read) ? read : [];
  const isOurs =
    of === sort && typeof at === 'string' && isSortValue(at) && typeof id === 'string' && UUID.test(id);
  if (!isOurs) throw new Refusal('BadRequest', { reasons: ['cursor'] });
  return { at, id };
}

const UUID = /^[0-9a-f-]{36}$/;
const isSortValue = (at: string): boolean => at === 'infinity' || isIsoTime(at);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
