import { LIFT_REASON_SIGNS } from '@foyer/contract/selfExclusion/exclusionTerms.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site } from '../../sites/index.ts';
import { endReviewsAbout } from './matching/reviews.ts';
import { endsLater, isRunning, latestOf, runningExclusion, type End } from './ends.ts';
import type { Person, StoppablePlayers } from './ports.ts';
import { exclusionTables, type LiftOutcome } from './tables.ts';

/** How long a lift that is ready waits for the player's confirmation. */
const LAPSES_AFTER_MS = 7 * DAY;

export interface LiftRequest {
  /** Locked. */
  readonly player: Person;
  readonly sessionId: SessionId;
  readonly now: Date;
}

/**
 * EXCLUSION-05: the wait begins; a wait that runs already goes on unchanged.
 * @param reason in the player's own words
 * @param waits of the licence; null where no exclusion ends early
 * @throws Refusal NotExcluded, LiftNotOffered, BadRequest
 */
export async function requestLift(
  players: StoppablePlayers,
  tx: Transaction,
  { player, sessionId, now }: LiftRequest,
  reason: string,
  waits: Site['selfExclusion']['liftWaitHours'],
): Promise<void> {
  const running = runningExclusion(player.exclusion, now);
  if (!running) throw new Refusal('NotExcluded', { status: 409 });
  if (!waits || !(await isOwnAffair(tx, player, now))) throw new Refusal('LiftNotOffered', { status: 403 });
  const text = reason.trim();
  if (text.length < LIFT_REASON_SIGNS.least || text.length > LIFT_REASON_SIGNS.most)
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
      reason: text,
      session_id: sessionId,
      asked_at: now,
      ready_at: readyAt,
      lapses_at: new Date(readyAt.getTime() + LAPSES_AFTER_MS),
    })
    .execute();
  await players.announce(tx, player.id);
}

export interface OpenLift {
  readonly reason: string;
  readonly asked_at: Date;
  readonly ready_at: Date;
  readonly lapses_at: Date;
}

/** Null: none was requested, or it has lapsed. */
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

/** The exclusion stays. Idempotent. */
export async function cancelLift(
  players: StoppablePlayers,
  tx: Transaction,
  { player, now }: LiftRequest,
): Promise<void> {
  const isLate = (await openLift(tx, player.id, now)) === null;
  await closeLift(tx, player.id, { outcome: isLate ? 'lapsed' : 'cancelled', now });
  await players.announce(tx, player.id);
}

/** OPEN-25: a longer exclusion cancels the wait for an early end. */
export const supersedeLifts = (tx: Transaction, id: PlayerId, now: Date): Promise<void> =>
  closeLift(tx, id, { outcome: 'overtaken', now });

/**
 * EXCLUSION-05: ends the exclusions that the player took, on every account, and those from their other accounts, on this
 * one. Call it after `lockLicence`. @throws Refusal LiftNotReady
 */
export async function confirmLift(
  players: StoppablePlayers,
  tx: Transaction,
  { player, now }: LiftRequest,
): Promise<void> {
  const taken = (await running(tx, player.id, now)).filter((run) => run.taken_by !== null);
  // Idempotent: only exclusions by the operator are left.
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
    await release(players, tx, { id, lifted: latestOf(ends), now });
    await endReviewsAbout(players, tx, id, now);
    await players.announce(tx, id);
  }
}

/**
 * Whether an early end would change anything. It would not while an exclusion by the operator, which never ends early,
 * lasts at least as long.
 */
export async function isOwnAffair(
  queryable: Queryable,
  { id, exclusion }: Person,
  now: Date,
): Promise<boolean> {
  const runs = await running(queryable, id, now);
  const taken = runs.filter((run) => run.taken_by !== null).map((run) => run.ends_at);
  const set = runs.filter((run) => run.taken_by === null).map((run) => run.ends_at);
  if (taken.length === 0 || !exclusion || endsLater(exclusion.endsAt, latestOf(taken))) return false;
  return set.length === 0 || endsLater(latestOf(taken), latestOf(set));
}

/** Other exclusions of the account stay, up to the latest end. */
async function release(
  players: StoppablePlayers,
  tx: Transaction,
  { id, lifted, now }: { readonly id: PlayerId; readonly lifted: End; readonly now: Date },
): Promise<void> {
  const { exclusion } = await players.hold(tx, id);
  // Another exclusion lasts longer than what was lifted.
  if (!exclusion || endsLater(exclusion.endsAt, lifted)) return;
  const left = (await running(tx, id, now)).map((run) => run.ends_at);
  await players.commands.setExclusion(tx, id, left.length === 0 ? null : { endsAt: latestOf(left) });
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
