import { LIFT_REASON_SIGNS } from '@foyer/contract/limits/exclusionTerms.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../../infra/database/database.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import type { Site } from '../../../../sites/index.ts';
import { endReviewsAbout } from '../../verification/matching/reviews.ts';
import { announcePlayer } from '../announce.ts';
import { exclusionOf } from '../actions.ts';
import type { PlayerRecord } from '../record.ts';
import { endsLater, isRunning, latestOf, type End } from './ends.ts';
import { exclusionTables, type LiftOutcome } from './tables.ts';

/** So long an end that is ready waits for the player's word. */
const LAPSES_AFTER_MS = 7 * DAY;

export interface LiftRequest {
  /** Held. */
  readonly player: PlayerRecord;
  readonly sessionId: SessionId;
  readonly now: Date;
}

/**
 * EXCLUSION-05: the wait begins; asked for already, it waits on as it did.
 * @param reason in the player's own words
 * @param waits of the licence; null where none ends early
 * @throws Refusal NotExcluded, LiftNotOffered, BadRequest
 */
export async function requestLift(
  tx: Transaction,
  { player, sessionId, now }: LiftRequest,
  reason: string,
  waits: Site['selfExclusion']['liftWaitHours'],
): Promise<void> {
  const running = exclusionOf(player, now);
  if (!running) throw new Refusal('NotExcluded', { status: 409 });
  if (!waits || !(await isOwnAffair(tx, player, now))) throw new Refusal('LiftNotOffered', { status: 403 });
  const words = reason.trim();
  const signs = words.length;
  if (signs < LIFT_REASON_SIGNS.least || signs > LIFT_REASON_SIGNS.most)
    throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field: 'reason' } });
  const open = await openLift(tx, player.id, now);
  if (open) return;
  await closeLift(tx, player.id, { outcome: 'lapsed', now });
  const waitMs = (running.endsAt === null ? waits.indefinite : waits.definite) * HOUR;
  const readyAt = new Date(now.getTime() + waitMs);
  await exclusionTables(tx)
    .insertInto('identity.exclusion_lift')
    .values({
      player_id: player.id,
      reason: words,
      session_id: sessionId,
      asked_at: now,
      ready_at: readyAt,
      lapses_at: new Date(readyAt.getTime() + LAPSES_AFTER_MS),
    })
    .execute();
  await announcePlayer(tx, player.id);
}

export interface OpenLift {
  readonly reason: string;
  readonly asked_at: Date;
  readonly ready_at: Date;
  readonly lapses_at: Date;
}

/** Null: nobody asked, or it has lapsed. */
export async function openLift(
  queryable: Queryable,
  playerId: PlayerId,
  now: Date,
): Promise<OpenLift | null> {
  return (
    (await exclusionTables(queryable)
      .selectFrom('identity.exclusion_lift')
      .select(['reason', 'asked_at', 'ready_at', 'lapses_at'])
      .where('player_id', '=', playerId)
      .where('closed_at', 'is', null)
      .where('lapses_at', '>', now)
      .executeTakeFirst()) ?? null
  );
}

/** The exclusion stays. Twice is once. */
export async function cancelLift(tx: Transaction, { player, now }: LiftRequest): Promise<void> {
  const isLate = (await openLift(tx, player.id, now)) === null;
  await closeLift(tx, player.id, { outcome: isLate ? 'lapsed' : 'cancelled', now });
  await announcePlayer(tx, player.id);
}

/** OPEN-25: whatever lengthens an exclusion ends the wait for its end. */
export const supersedeLifts = (tx: Transaction, id: PlayerId, now: Date): Promise<void> =>
  closeLift(tx, id, { outcome: 'overtaken', now });

/**
 * EXCLUSION-05: what the player took is over, for every account that it reached; what reaches him from elsewhere, for his own alone.
 * To be called after `takeTurns`. @throws Refusal LiftNotReady
 */
export async function confirmLift(tx: Transaction, { player, now }: LiftRequest): Promise<void> {
  const taken = (await running(tx, player.id, now)).filter((run) => run.taken_by !== null);
  // Said twice is once: what is left is the house's.
  if (taken.length === 0) return;
  const open = await openLift(tx, player.id, now);
  if (!open || open.ready_at > now)
    throw new Refusal('LiftNotReady', {
      status: 409,
      ...(open && { keys: { readyAt: open.ready_at.toISOString() } }),
    });
  if (!(await isOwnAffair(tx, player, now))) throw new Refusal('LiftNotOffered', { status: 403 });
  await closeLift(tx, player.id, { outcome: 'lifted', now });
  const lifted = await exclusionTables(tx)
    .updateTable('identity.exclusion')
    .set({ lifted_at: now })
    .where('kind', '=', 'Exclusion')
    .where('taken_by', 'is not', null)
    .where((eb) => eb.or([eb('taken_by', '=', player.id), eb('player_id', '=', player.id)]))
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .returning(['player_id', 'ends_at'])
    .execute();
  for (const id of new Set(lifted.map((row) => row.player_id))) {
    const ends = lifted.filter((row) => row.player_id === id).map((row) => row.ends_at);
    await release(tx, { id, lifted: latestOf(ends), now });
    await endReviewsAbout(tx, id, now);
    await announcePlayer(tx, id);
  }
}

/**
 * Whether an early end would change anything: not where the house has set one that holds as long, which ends early for
 * nobody.
 */
export async function isOwnAffair(
  queryable: Queryable,
  { id, exclusion }: PlayerRecord,
  now: Date,
): Promise<boolean> {
  const runs = await running(queryable, id, now);
  const taken = runs.filter((run) => run.taken_by !== null).map((run) => run.ends_at);
  const set = runs.filter((run) => run.taken_by === null).map((run) => run.ends_at);
  if (taken.length === 0 || !exclusion || endsLater(exclusion.endsAt, latestOf(taken))) return false;
  return set.length === 0 || endsLater(latestOf(taken), latestOf(set));
}

/** What else holds him stays, to the latest of its ends. */
async function release(
  tx: Transaction,
  { id, lifted, now }: { readonly id: PlayerId; readonly lifted: End; readonly now: Date },
): Promise<void> {
  const tables = exclusionTables(tx);
  const player = await tables
    .selectFrom('identity.player')
    .select(['excluded_at', 'exclusion_ends_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // More than was lifted holds him.
  if (!player?.excluded_at || endsLater(player.exclusion_ends_at, lifted)) return;
  const left = (await running(tx, id, now)).map((run) => run.ends_at);
  await tables
    .updateTable('identity.player')
    .set(
      left.length === 0
        ? { excluded_at: null, exclusion_ends_at: null }
        : { exclusion_ends_at: latestOf(left) },
    )
    .where('id', '=', id)
    .execute();
}

async function running(queryable: Queryable, id: PlayerId, now: Date) {
  const rows = await exclusionTables(queryable)
    .selectFrom('identity.exclusion')
    .select(['ends_at', 'taken_by'])
    .where('player_id', '=', id)
    .where('kind', '=', 'Exclusion')
    .where('lifted_at', 'is', null)
    .execute();
  return rows.filter((row) => isRunning(row.ends_at, now));
}

async function closeLift(
  tx: Transaction,
  playerId: PlayerId,
  { outcome, now }: { readonly outcome: LiftOutcome; readonly now: Date },
): Promise<void> {
  await exclusionTables(tx)
    .updateTable('identity.exclusion_lift')
    .set({ outcome, closed_at: now })
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .execute();
}
