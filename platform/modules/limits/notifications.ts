import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import type { LimitName } from './limitsOf.ts';
import { limitsTables } from './tables.ts';
import { reviewAfter } from './rules/review.ts';

export interface ReadyRaise extends LimitName {
  readonly playerId: PlayerId;
  readonly readyAt: Date;
}

/** LIMIT-04: ready raises whose players have not been notified, longest waiting first. */
export async function readyRaises(
  queryable: Queryable,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly ReadyRaise[]> {
  return limitsTables(queryable)
    .selectFrom('limits.change')
    .select(['playerId', 'kind', 'period', 'readyAt'])
    .where('toldAt', 'is', null)
    .where('readyAt', '<=', now)
    .where('lapsesAt', '>', now)
    .orderBy('readyAt')
    .limit(most)
    .execute();
}

/**
 * Does nothing when the raise was confirmed, cancelled or replaced in the meantime. @returns whether it was
 * still pending
 */
export async function markNotified(
  tx: Transaction,
  { playerId, kind, period, readyAt }: ReadyRaise,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await limitsTables(tx)
    .updateTable('limits.change')
    .set({ toldAt: now })
    .where((eb) => eb.and({ playerId, kind, period, readyAt }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DueReview {
  readonly playerId: PlayerId;
  readonly dueAt: Date;
}

/** No six calendar months are shorter; SQL filters by it before the exact comparison. */
const SHORTEST_MS = 181 * DAY;

/** LIMIT-08: due reviews without a reminder, longest due first. */
export async function dueReviews(
  queryable: Queryable,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueReview[]> {
  const rows = await limitsTables(queryable)
    .selectFrom('limits.held as held')
    .leftJoin('limits.review as review', 'review.playerId', 'held.playerId')
    .leftJoin('limits.reminder as reminder', 'reminder.playerId', 'held.playerId')
    .select(({ fn }) => [
      'held.playerId',
      'reminder.dueAt',
      fn.coalesce('review.reviewedAt', fn.min('held.since')).as('seenAt'),
    ])
    .groupBy(['held.playerId', 'review.reviewedAt', 'reminder.dueAt'])
    .having(({ fn }) => fn.coalesce('review.reviewedAt', fn.min('held.since')), '<=', before(now))
    .having(({ or, eb, fn }) =>
      or([
        eb('reminder.dueAt', 'is', null),
        eb('reminder.dueAt', '<=', fn.coalesce('review.reviewedAt', fn.min('held.since'))),
      ]),
    )
    .orderBy('seenAt')
    .orderBy('held.playerId')
    .limit(most)
    .execute();
  return rows
    .map((row) => ({ playerId: row.playerId, dueAt: reviewAfter(row.seenAt) }))
    .filter(({ dueAt }) => dueAt <= now);
}

const before = (now: Date): Date => new Date(now.getTime() - SHORTEST_MS);

export async function markReminded(tx: Transaction, { playerId, dueAt }: DueReview): Promise<void> {
  await limitsTables(tx)
    .insertInto('limits.reminder')
    .values({ playerId, dueAt })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ dueAt }))
    .execute();
}
