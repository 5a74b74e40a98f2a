import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import type { LimitName } from './limitsOf.ts';
import { limitsTables } from './tables.ts';
import { reviewAfter } from './rules/review.ts';

/** A raise whose waiting period is over. */
export interface ReadyRaise extends LimitName {
  readonly playerId: PlayerId;
  readonly readyAt: Date;
}

/** LIMIT-04: ready raises whose players have not been notified, longest waiting first. */
export async function readyRaises(
  queryable: Queryable,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly ReadyRaise[]> {
  const rows = await limitsTables(queryable)
    .selectFrom('limits.change')
    .select(['player_id', 'kind', 'period', 'ready_at'])
    .where('told_at', 'is', null)
    .where('ready_at', '<=', now)
    .where('lapses_at', '>', now)
    .orderBy('ready_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    playerId: row.player_id,
    kind: row.kind,
    period: row.period,
    readyAt: row.ready_at,
  }));
}

/**
 * Does nothing when the raise was confirmed, cancelled or replaced in the meantime. @returns whether it was
 * still pending
 */
export async function markNotified(tx: Transaction, raise: ReadyRaise, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await limitsTables(tx)
    .updateTable('limits.change')
    .set({ told_at: now })
    .where('player_id', '=', raise.playerId)
    .where('kind', '=', raise.kind)
    .where('period', '=', raise.period)
    .where('ready_at', '=', raise.readyAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DueReview {
  readonly playerId: PlayerId;
  readonly dueAt: Date;
}

/** No six calendar months are shorter; SQL filters by it before the exact comparison. */
const SHORTEST_MS = 181 * DAY;

/**
 * LIMIT-08: due reviews without a reminder, longest due first, so that reviews due in a few days do not use
 * up the batch.
 */
export async function dueReviews(
  queryable: Queryable,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueReview[]> {
  const rows = await limitsTables(queryable)
    .selectFrom('limits.held as held')
    .leftJoin('limits.review as review', 'review.player_id', 'held.player_id')
    .leftJoin('limits.reminder as reminder', 'reminder.player_id', 'held.player_id')
    .select(({ fn }) => [
      'held.player_id',
      'reminder.due_at',
      fn.coalesce('review.reviewed_at', fn.min('held.since')).as('seen_at'),
    ])
    .groupBy(['held.player_id', 'review.reviewed_at', 'reminder.due_at'])
    .having(({ fn }) => fn.coalesce('review.reviewed_at', fn.min('held.since')), '<=', before(now))
    .having(({ or, eb, fn }) =>
      or([
        eb('reminder.due_at', 'is', null),
        eb('reminder.due_at', '<=', fn.coalesce('review.reviewed_at', fn.min('held.since'))),
      ]),
    )
    .orderBy('seen_at')
    .orderBy('held.player_id')
    .limit(most)
    .execute();
  return rows
    .map((row) => ({ playerId: row.player_id, dueAt: reviewAfter(row.seen_at) }))
    .filter(({ dueAt }) => dueAt <= now);
}

const before = (now: Date): Date => new Date(now.getTime() - SHORTEST_MS);

export async function markReminded(tx: Transaction, { playerId, dueAt }: DueReview): Promise<void> {
  await limitsTables(tx)
    .insertInto('limits.reminder')
    .values({ player_id: playerId, due_at: dueAt })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ due_at: dueAt }))
    .execute();
}
