import { LIFT_REASON_SIGNS } from '@foyer/contract/selfExclusion/exclusionTerms.ts';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { recordEvent } from '../../infra/outbox/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site } from '../../sites/index.ts';
import { endReviewsAbout } from './matching/reviews.ts';
import { endsLater, isRunning, latestOf, runningExclusion, type End } from './ends.ts';
import type { Person, StoppablePlayers } from './ports.ts';
import { exclusionTables, type LiftOutcome } from './tables.ts';

/** How long a lift that is ready waits for the player's confirmation. */
const LAPSES_AFTER_MS = 7 * DAY;

export interface LiftRequest {
  /** Locked until the transaction ends. */
  readonly player: Person;
  readonly sessionId: SessionId;
  readonly now: Date;
}

/**
 * EXCLUSION-05: begins the waiting period for an early end; a period that is already running is unchanged.
 * @param reason in the player's own words
 * @param waits the waiting periods of the licence; null where no exclusion ends early
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
  await closeLift(tx, player.id, 'lapsed', now);
  const waitMs = (running.endsAt === null ? waits.indefinite : waits.definite) * HOUR;
  const readyAt = new Date(now.getTime() + waitMs);
  await exclusionTables(tx)
    .insertInto('identity.exclusion_lift')
    .values({
      playerId: player.id,
      reason: text,
      sessionId,
      askedAt: now,
      readyAt,
      lapsesAt: new Date(readyAt.getTime() + LAPSES_AFTER_MS),
    })
    .execute();
  await players.announce(tx, player.id);
}

/** The player's open request to end an exclusion early; null if there is none or it has lapsed. */
export async function openLift(queryable: Queryable, playerId: PlayerId, now: Date) {
  const open = await exclusionTables(queryable)
    .selectFrom('identity.exclusion_lift')
    .select(['reason', 'askedAt', 'readyAt', 'lapsesAt'])
    .where('playerId', '=', playerId)
    .where('closedAt', 'is', null)
    .where('lapsesAt', '>', now)
    .executeTakeFirst();
  return open ?? null;
}

export type OpenLift = NonNullable<Awaited<ReturnType<typeof openLift>>>;

/** Cancels the request; the exclusion stays. Idempotent. */
export async function cancelLift(
  players: StoppablePlayers,
  tx: Transaction,
  { player, now }: LiftRequest,
): Promise<void> {
  const isLate = (await openLift(tx, player.id, now)) === null;
  await closeLift(tx, player.id, isLate ? 'lapsed' : 'cancelled', now);
  await players.announce(tx, player.id);
}

/** OPEN-25: a longer exclusion cancels the wait for an early end. */
export const supersedeLifts = (tx: Transaction, id: PlayerId, now: Date): Promise<void> =>
  closeLift(tx, id, 'overtaken', now);

/**
 * EXCLUSION-05: ends every exclusion that the player took on this account, also at their other accounts, and those at
 * this account that they took on others. Call it after `lockLicence`. @throws Refusal LiftNotReady, LiftNotOffered
 */
export async function confirmLift(
  players: StoppablePlayers,
  tx: Transaction,
  { player, now }: LiftRequest,
): Promise<void> {
  const taken = (await running(tx, player.id, now)).filter((run) => run.takenBy !== null);
  // Idempotent: only exclusions by the operator are left.
  if (taken.length === 0) return;
  const open = await openLift(tx, player.id, now);
  if (!open || open.readyAt > now)
    throw new Refusal('LiftNotReady', {
      status: 409,
      ...(open && { keys: { readyAt: open.readyAt.toISOString() } }),
    });
  if (!(await isOwnAffair(tx, player, now))) throw new Refusal('LiftNotOffered', { status: 403 });
  await closeLift(tx, player.id, 'lifted', now);
  const lifted = await exclusionTables(tx)
    .updateTable('identity.exclusion')
    .set({ liftedAt: now })
    .where('kind', '=', 'Exclusion')
    .where('takenBy', 'is not', null)
    .where((eb) => eb.or([eb('takenBy', '=', player.id), eb('playerId', '=', player.id)]))
    .where('liftedAt', 'is', null)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .returning(['playerId', 'endsAt'])
    .execute();
  for (const id of new Set(lifted.map((row) => row.playerId))) {
    const ends = lifted.filter((row) => row.playerId === id).map((row) => row.endsAt);
    await release(players, tx, { id, lifted: latestOf(ends), register: null }, now);
    await endReviewsAbout(players, tx, id, now);
    await players.announce(tx, id);
  }
}

/** Whether an early end would change anything: an operator's exclusion may last longer. */
export async function isOwnAffair(
  queryable: Queryable,
  { id, exclusion }: Person,
  now: Date,
): Promise<boolean> {
  const runs = await running(queryable, id, now);
  const taken = runs.filter((run) => run.takenBy !== null).map((run) => run.endsAt);
  const set = runs.filter((run) => run.takenBy === null).map((run) => run.endsAt);
  if (taken.length === 0 || !exclusion || endsLater(exclusion.endsAt, latestOf(taken))) return false;
  return set.length === 0 || endsLater(latestOf(taken), latestOf(set));
}

interface Released {
  readonly id: PlayerId;
  /** The latest end of those that were lifted. */
  readonly lifted: End;
  /** The national register that ended its exclusion; null if the player did. */
  readonly register: string | null;
}

/** Sets the account's exclusion to the latest end of those that are left. */
export async function release(
  players: StoppablePlayers,
  tx: Transaction,
  { id, lifted, register }: Released,
  now: Date,
): Promise<void> {
  const { exclusion, brand } = await players.hold(tx, id);
  // Another exclusion lasts longer than the ones that were lifted.
  if (!exclusion || endsLater(exclusion.endsAt, lifted)) return;
  const left = (await running(tx, id, now)).map((run) => run.endsAt);
  await players.commands.setExclusion(tx, id, left.length === 0 ? null : { endsAt: latestOf(left) });
  if (left.length === 0)
    await recordEvent(tx, {
      type: 'exclusion.ended',
      playerId: id,
      brand,
      at: now,
      data: { kind: 'Exclusion', register },
    });
}

async function running(queryable: Queryable, id: PlayerId, now: Date) {
  const rows = await exclusionTables(queryable)
    .selectFrom('identity.exclusion')
    .select(['endsAt', 'takenBy'])
    .where('playerId', '=', id)
    .where('kind', '=', 'Exclusion')
    .where('liftedAt', 'is', null)
    .execute();
  return rows.filter((row) => isRunning(row.endsAt, now));
}

async function closeLift(
  tx: Transaction,
  playerId: PlayerId,
  outcome: LiftOutcome,
  now: Date,
): Promise<void> {
  await exclusionTables(tx)
    .updateTable('identity.exclusion_lift')
    .set({ outcome, closedAt: now })
    .where('playerId', '=', playerId)
    .where('closedAt', 'is', null)
    .execute();
}
