import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../../infra/database/database.ts';
import { announcePlayer } from '../../player/announce.ts';
import type { PlayerCommands } from '../../player/commands.ts';
import { isRunning, latestOf, type End } from '../../player/exclusion/ends.ts';
import type { KnownPlayer } from './candidates.ts';
import type { Comparison, ScorePart } from './score.ts';
import { matchingTables, type Occasion, type ReviewOutcome } from './tables.ts';

export interface NewReview {
  readonly playerId: PlayerId;
  /** The excluded account; null for one that has been erased. */
  readonly otherId: PlayerId | null;
  readonly occasion: Occasion;
  readonly comparison: Pick<Comparison, 'score' | 'parts'>;
  /** When the exclusion ends. */
  readonly endsAt: End;
}

/** Opens a review, unless one of the same pair is open or has been decided on no less. @returns whether it was opened */
export async function openReview(tx: Transaction, review: NewReview, now: Date): Promise<boolean> {
  const { playerId, otherId, comparison, endsAt } = review;
  const before = await matchingTables(tx)
    .selectFrom('identity.exclusion_review')
    .select(['outcome', 'score', 'ends_at'])
    .where('player_id', '=', playerId)
    .where(sql<boolean>`other_id is not distinct from ${otherId}::text`)
    .orderBy('id', 'desc')
    .execute();
  const isDecided = before.some(
    ({ outcome, score }) =>
      (outcome === 'cleared' || outcome === 'verifiedOther') && score >= comparison.score,
  );
  if (isDecided) return false;
  const open = before.find(({ outcome }) => outcome === null);
  if (open && open.score >= comparison.score && open.ends_at?.getTime() === endsAt?.getTime()) return false;
  if (open)
    await closeReviews(
      tx,
      { playerId, otherId },
      { outcome: 'renewed', by: 'platform', why: review.occasion, now },
    );
  await matchingTables(tx)
    .insertInto('identity.exclusion_review')
    .values({
      player_id: playerId,
      other_id: otherId,
      occasion: review.occasion,
      score: comparison.score,
      parts: JSON.stringify(comparison.parts),
      opened_at: now,
      ends_at: endsAt,
    })
    .execute();
  await refreshPlayer(tx, playerId, now);
  return true;
}

interface Closing extends Omit<NewReview, 'endsAt' | 'otherId'> {
  readonly otherId: PlayerId;
  readonly other: Pick<KnownPlayer, 'exclusion' | 'timeoutEndsAt'>;
  readonly now: Date;
}

/** Games that are open take no more stakes; the player stays signed in. To be called with the player locked. */
export async function closeForPlay(
  commands: Pick<PlayerCommands, 'endGames'>,
  tx: Transaction,
  { other, now, ...review }: Closing,
): Promise<void> {
  if (await openReview(tx, { ...review, endsAt: stopEnd(other, now) }, now))
    await commands.endGames(tx, review.playerId);
}

/** When the last of what stops a player ends. */
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

/** Closes the open reviews named. @returns the players whose review it was */
export async function closeReviews(
  tx: Transaction,
  which: Which,
  { outcome, by, why, now }: ReviewDecision,
): Promise<readonly PlayerId[]> {
  const { otherId } = which;
  const closed = await matchingTables(tx)
    .updateTable('identity.exclusion_review')
    .set({ outcome, decided_at: now, decided_by: by, decided_why: why })
    .where('outcome', 'is', null)
    .$if('playerId' in which, (update) =>
      update.where('player_id', '=', 'playerId' in which ? which.playerId : ('' as PlayerId)),
    )
    .$if(otherId !== undefined, (update) =>
      update.where(sql<boolean>`other_id is not distinct from ${otherId ?? null}::text`),
    )
    .returning('player_id')
    .execute();
  const players = [...new Set(closed.map((row) => row.player_id))].toSorted();
  for (const id of players) await refreshPlayer(tx, id, now);
  return players;
}

/** Ends the reviews that were about an exclusion, where nothing of it runs any more. */
export async function endReviewsAbout(tx: Transaction, otherId: PlayerId, now: Date): Promise<void> {
  const other = await matchingTables(tx)
    .selectFrom('identity.player')
    .select(['excluded_at', 'exclusion_ends_at as endsAt', 'timeout_ends_at as timeoutEndsAt'])
    .where('id', '=', otherId)
    .executeTakeFirst();
  if (!other || stopEnd({ ...other, exclusion: other.excluded_at && other }, now) !== now) return;
  const lifted = { outcome: 'lifted', by: 'platform', why: 'the exclusion was lifted', now } as const;
  for (const id of await closeReviews(tx, { otherId }, lifted)) await announcePlayer(tx, id);
}

/** What the player's record says of the reviews that are open. */
async function refreshPlayer(tx: Transaction, playerId: PlayerId, now: Date): Promise<void> {
  const open = await matchingTables(tx)
    .selectFrom('identity.exclusion_review')
    .select('ends_at')
    .where('player_id', '=', playerId)
    .where('outcome', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  await matchingTables(tx)
    .updateTable('identity.player')
    .set(
      open.length === 0
        ? { review_since: null, review_ends_at: null }
        : { review_since: now, review_ends_at: latestOf(open.map((row) => row.ends_at)) },
    )
    .where('id', '=', playerId)
    .execute();
}

/** One open question, for whoever decides it. */
export interface OpenReview {
  readonly id: bigint;
  readonly playerId: PlayerId;
  readonly email: string;
  /** Null for an account that has been erased. */
  readonly other: { readonly id: PlayerId; readonly brand: BrandId; readonly email: string } | null;
  readonly occasion: Occasion;
  readonly score: number;
  readonly parts: readonly ScorePart[];
  readonly openedAt: Date;
  readonly endsAt: End;
}

/** Those of a brand's players, the oldest first. */
export async function openReviews(
  queryable: Queryable,
  brand: BrandId,
  now: Date,
): Promise<readonly OpenReview[]> {
  const rows = await matchingTables(queryable)
    .selectFrom('identity.exclusion_review as review')
    .innerJoin('identity.player as player', 'player.id', 'review.player_id')
    .leftJoin('identity.player as other', 'other.id', 'review.other_id')
    .selectAll('review')
    .select([
      'player.email',
      'other.id as known_other',
      'other.brand as other_brand',
      'other.email as other_email',
    ])
    .where('player.brand', '=', brand)
    .where('review.outcome', 'is', null)
    .where((eb) => eb.or([eb('review.ends_at', 'is', null), eb('review.ends_at', '>', now)]))
    .orderBy('review.opened_at')
    .orderBy('review.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    playerId: row.player_id,
    email: row.email,
    other:
      row.known_other !== null && row.other_brand !== null && row.other_email !== null
        ? { id: row.known_other, brand: row.other_brand, email: row.other_email }
        : null,
    occasion: row.occasion,
    score: row.score,
    parts: row.parts,
    openedAt: row.opened_at,
    endsAt: row.ends_at,
  }));
}

/** The excluded account of an open review of this player; undefined where there is none of this id. */
export async function reviewedOther(
  tx: Transaction,
  playerId: PlayerId,
  reviewId: bigint,
): Promise<{ readonly otherId: PlayerId | null; readonly endsAt: End } | undefined> {
  const row = await matchingTables(tx)
    .selectFrom('identity.exclusion_review')
    .select(['other_id', 'ends_at'])
    .where('id', '=', reviewId)
    .where('player_id', '=', playerId)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && { otherId: row.other_id, endsAt: row.ends_at };
}
