import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { isRunning, latestOf, type End } from '../ends.ts';
import type { StoppablePlayers } from '../ports.ts';
import type { KnownPlayer } from './candidates.ts';
import type { Comparison } from './score.ts';
import { matchingTables, type Occasion, type ReviewOutcome } from './tables.ts';

export interface NewReview {
  readonly playerId: PlayerId;
  /** The excluded account; null if it has been erased. */
  readonly otherId: PlayerId | null;
  readonly occasion: Occasion;
  readonly comparison: Pick<Comparison, 'score' | 'parts'>;
  readonly endsAt: End;
}

type ReviewedPlayers = Pick<StoppablePlayers, 'commands'>;

/**
 * Opens a review, unless the same pair has an open one or was cleared at an equal or higher score.
 * @returns whether a review was opened
 */
export async function openReview(
  players: ReviewedPlayers,
  tx: Transaction,
  review: NewReview,
  now: Date,
): Promise<boolean> {
  const { playerId, otherId, comparison, endsAt } = review;
  const before = await matchingTables(tx)
    .selectFrom('identity.exclusion_review')
    .select(['outcome', 'score', 'endsAt'])
    .where('playerId', '=', playerId)
    .where(sql<boolean>`other_id is not distinct from ${otherId}::text`)
    .orderBy('id', 'desc')
    .execute();
  const isDecided = before.some(
    ({ outcome, score }) =>
      (outcome === 'cleared' || outcome === 'verifiedOther') && score >= comparison.score,
  );
  if (isDecided) return false;
  const open = before.find(({ outcome }) => outcome === null);
  if (open && open.score >= comparison.score && open.endsAt?.getTime() === endsAt?.getTime()) return false;
  if (open)
    await closeReviews(
      players,
      tx,
      { playerId, otherId },
      { outcome: 'renewed', by: 'platform', why: review.occasion, now },
    );
  await matchingTables(tx)
    .insertInto('identity.exclusion_review')
    .values({
      playerId,
      otherId,
      occasion: review.occasion,
      score: comparison.score,
      parts: JSON.stringify(comparison.parts),
      openedAt: now,
      endsAt,
    })
    .execute();
  await refreshPlayer(players, tx, playerId, now);
  return true;
}

interface Closing extends Omit<NewReview, 'endsAt' | 'otherId'> {
  readonly otherId: PlayerId;
  readonly other: Pick<KnownPlayer, 'exclusion' | 'timeoutEndsAt'>;
  readonly now: Date;
}

/** Open games take no more stakes; the player stays signed in. Call it with the player locked. */
export async function closeForPlay(
  players: ReviewedPlayers,
  tx: Transaction,
  { other, now, ...review }: Closing,
): Promise<void> {
  if (await openReview(players, tx, { ...review, endsAt: stopEnd(other, now) }, now))
    await players.commands.endGames(tx, review.playerId);
}

/** When the last exclusion or time-out of a player ends. */
export function stopEnd(
  { exclusion, timeoutEndsAt }: Pick<KnownPlayer, 'exclusion' | 'timeoutEndsAt'>,
  now: Date,
): End {
  const ends = [
    ...(exclusion && isRunning(exclusion.endsAt, now) ? [exclusion.endsAt] : []),
    ...(timeoutEndsAt && isRunning(timeoutEndsAt, now) ? [timeoutEndsAt] : []),
  ];
  return ends.length === 0 ? now : latestOf(ends);
}

export interface ReviewDecision {
  readonly outcome: ReviewOutcome;
  readonly by: string;
  readonly why: string;
  readonly now: Date;
}

type Which =
  | { readonly playerId: PlayerId; readonly otherId?: PlayerId | null }
  | { readonly otherId: PlayerId };

/** Closes open reviews. @returns the players under review */
export async function closeReviews(
  reviewed: ReviewedPlayers,
  tx: Transaction,
  which: Which,
  { outcome, by, why, now }: ReviewDecision,
): Promise<readonly PlayerId[]> {
  const { otherId } = which;
  const closed = await matchingTables(tx)
    .updateTable('identity.exclusion_review')
    .set({ outcome, decidedAt: now, decidedBy: by, decidedWhy: why })
    .where('outcome', 'is', null)
    .$if('playerId' in which, (update) =>
      update.where('playerId', '=', 'playerId' in which ? which.playerId : ('' as PlayerId)),
    )
    .$if(otherId !== undefined, (update) =>
      update.where(sql<boolean>`other_id is not distinct from ${otherId ?? null}::text`),
    )
    .returning('playerId')
    .execute();
  const players = [...new Set(closed.map((row) => row.playerId))].toSorted();
  for (const id of players) await refreshPlayer(reviewed, tx, id, now);
  return players;
}

/** Ends the reviews about an excluded player whose exclusion and time-out are over. */
export async function endReviewsAbout(
  players: StoppablePlayers,
  tx: Transaction,
  otherId: PlayerId,
  now: Date,
): Promise<void> {
  if (stopEnd(await players.get(tx, otherId), now) !== now) return;
  const lifted = { outcome: 'lifted', by: 'platform', why: 'the exclusion was lifted', now } as const;
  for (const id of await closeReviews(players, tx, { otherId }, lifted)) await players.announce(tx, id);
}

async function refreshPlayer(
  players: ReviewedPlayers,
  tx: Transaction,
  playerId: PlayerId,
  now: Date,
): Promise<void> {
  const open = await matchingTables(tx)
    .selectFrom('identity.exclusion_review')
    .select('endsAt')
    .where('playerId', '=', playerId)
    .where('outcome', 'is', null)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .execute();
  const review = open.length === 0 ? null : { since: now, endsAt: latestOf(open.map((row) => row.endsAt)) };
  await players.commands.setIdentityReview(tx, playerId, review);
}

/** `other` is null if the excluded account has been erased. */
export async function openReviews(queryable: Queryable, brand: BrandId, now: Date) {
  const rows = await matchingTables(queryable)
    .selectFrom('identity.exclusion_review as review')
    .innerJoin('identity.player as player', 'player.id', 'review.playerId')
    .leftJoin('identity.player as other', 'other.id', 'review.otherId')
    .selectAll('review')
    .select([
      'player.email',
      'other.id as knownOther',
      'other.brand as otherBrand',
      'other.email as otherEmail',
    ])
    .where('player.brand', '=', brand)
    .where('review.outcome', 'is', null)
    .where((eb) => eb.or([eb('review.endsAt', 'is', null), eb('review.endsAt', '>', now)]))
    .orderBy('review.openedAt')
    .orderBy('review.id')
    .execute();
  return rows.map(({ knownOther, otherBrand, otherEmail, ...review }) => ({
    ...review,
    other:
      knownOther !== null && otherBrand !== null && otherEmail !== null
        ? { id: knownOther, brand: otherBrand, email: otherEmail }
        : null,
  }));
}

/** The excluded account of the player's open review with this id; undefined if there is none. */
export async function reviewedOther(tx: Transaction, playerId: PlayerId, reviewId: bigint) {
  return matchingTables(tx)
    .selectFrom('identity.exclusion_review')
    .select(['otherId', 'endsAt'])
    .where('id', '=', reviewId)
    .where('playerId', '=', playerId)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
