import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { limitsTables } from './tables.ts';
import { reviewAfter } from './rules/review.ts';

/** LIMIT-08: null when no limit is set, so there is nothing to review. */
export async function reviewDueAt(queryable: Queryable, playerId: PlayerId): Promise<Date | null> {
  const held = await limitsTables(queryable)
    .selectFrom('limits.held')
    .select(({ fn }) => fn.min('since').as('oldest'))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('holder', '=', playerId),
        eb(
          'holder',
          '=',
          selectFrom('limits.group_member').select('groupId').where('playerId', '=', playerId),
        ),
      ]),
    )
    .executeTakeFirst();
  const review = await limitsTables(queryable)
    .selectFrom('limits.review')
    .select('reviewedAt')
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  return held?.oldest ? reviewAfter(review?.reviewedAt ?? held.oldest) : null;
}

export async function saveReview(tx: Transaction, playerId: PlayerId, at: Date): Promise<void> {
  const reviewed = { playerId, reviewedAt: at };
  await limitsTables(tx)
    .insertInto('limits.review')
    .values(reviewed)
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(reviewed))
    .execute();
}

export interface DueReview {
  readonly playerId: PlayerId;
  readonly dueAt: Date;
}

/** The shortest possible six calendar months. SQL filters by this value before the exact comparison. */
const SHORTEST_MS = 181 * DAY;

/** LIMIT-08: due reviews without a reminder, longest due first. */
export async function dueReviews(
  queryable: Queryable,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueReview[]> {
  const rows = await limitsTables(queryable)
    .selectFrom(holdingPlayers(queryable))
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

/** Every limit with the players for whom it counts: its holder, or the accounts of the group that holds it. */
const holdingPlayers = (queryable: Queryable) =>
  limitsTables(queryable)
    .selectFrom('limits.held as held')
    .leftJoin('limits.group_member as member', 'member.groupId', 'held.holder')
    .select(({ fn }) => [
      fn.coalesce('member.playerId', 'held.holder').$castTo<PlayerId>().as('playerId'),
      'held.since',
    ])
    .as('held');

const before = (now: Date): Date => new Date(now.getTime() - SHORTEST_MS);

export async function markReminded(tx: Transaction, { playerId, dueAt }: DueReview): Promise<void> {
  await limitsTables(tx)
    .insertInto('limits.reminder')
    .values({ playerId, dueAt })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ dueAt }))
    .execute();
}
