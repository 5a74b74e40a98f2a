import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Sites } from '../../sites/index.ts';
import { accountsLike, type Like } from './accountsLike.ts';
import { knownPlayers } from './matching/candidates.ts';
import { closeForPlay } from './matching/reviews.ts';
import { endsLater, isRunning, type End } from './ends.ts';
import { supersedeLifts } from './lift.ts';
import { saveMarks, marksOf } from './marks.ts';
import { licenceOf, lockLicence } from './licenceLock.ts';
import type { HoldSession, StoppablePlayers } from './ports.ts';
import type { StopCommands } from './stopPlayer.ts';
import { exclusionTables, type ExclusionKind } from './tables.ts';

export interface StartExclusionDeps {
  readonly sites: Pick<Sites, 'brands' | 'byBrand'>;
  readonly clock: Clock;
  readonly players: StoppablePlayers;
  readonly stops: StopCommands;
  readonly holdSession: HoldSession;
}

export interface ExclusionRequest {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  /** Chosen by the caller (MONEY-07). */
  readonly idempotencyKey: string;
  readonly kind: ExclusionKind;
  readonly term: string;
  /** Null if it has no end. */
  readonly endsAt: End;
}

/**
 * EXCLUSION-01, EXCLUSION-03: excludes every account of the person under the licence from the commit of `tx` on, and
 * ends their sessions. EXCLUSION-06: an account that may be the person's is closed for play until that is decided.
 * @throws Refusal ShorterThanRunning, TransactionConflict; AuthenticationFailure if the session has ended
 */
export async function startExclusion(
  deps: StartExclusionDeps,
  tx: Transaction,
  stop: ExclusionRequest,
): Promise<void> {
  const { sites, clock, players, holdSession } = deps;
  const { playerId } = stop;
  const person = await players.get(tx, playerId);
  await lockLicence(tx, licenceOf(sites, person.brand), 'exclusive');
  if (await isTaken(tx, stop)) return;
  const { same, undecided } = await accountsLike(sites, tx, person.id);
  await players.holdAll(tx, [playerId, ...[...same, ...undecided].map(({ id }) => id)]);
  await holdSession(tx, stop.sessionId);
  const now = clock.now();
  await requireLonger(players, tx, stop, now);
  const own = await record(tx, stop, { id: playerId, now });
  await saveMarks(tx, own, await marksOf(tx, licenceOf(sites, person.brand), person));
  await putIntoEffect(deps, tx, stop, playerId);
  for (const { id } of same) {
    await record(tx, stop, { id, now });
    await putIntoEffect(deps, tx, stop, id);
  }
  await closeLikely(players, tx, playerId, { undecided, now });
}

async function closeLikely(
  players: StoppablePlayers,
  tx: Transaction,
  playerId: PlayerId,
  { undecided, now }: { readonly undecided: readonly Like[]; readonly now: Date },
): Promise<void> {
  const [other] = await knownPlayers(tx, [playerId]);
  if (!other) return;
  for (const { id, comparison } of undecided) {
    await closeForPlay(players, tx, {
      playerId: id,
      otherId: playerId,
      occasion: 'exclusion',
      comparison,
      other,
      now,
    });
    await players.announce(tx, id);
  }
}

/** @throws Refusal TransactionConflict for the same key with another request */
async function isTaken(
  tx: Transaction,
  { playerId, idempotencyKey, kind, term }: ExclusionRequest,
): Promise<boolean> {
  const before = await exclusionTables(tx)
    .selectFrom('identity.exclusion')
    .select(['kind', 'term'])
    .where('playerId', '=', playerId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  if (before && (before.kind !== kind || before.term !== term))
    throw new Refusal('TransactionConflict', { status: 409 });
  return before !== undefined;
}

/** OPEN-25: a running exclusion or time-out is never shortened. */
async function requireLonger(
  players: StoppablePlayers,
  tx: Transaction,
  { playerId, kind, endsAt }: ExclusionRequest,
  now: Date,
): Promise<void> {
  const { exclusion, timeoutEndsAt } = await players.get(tx, playerId);
  const running = kind === 'Timeout' ? timeoutEndsAt && { endsAt: timeoutEndsAt } : exclusion;
  if (!running || !isRunning(running.endsAt, now) || endsLater(endsAt, running.endsAt)) return;
  throw new Refusal('ShorterThanRunning', {
    status: 409,
    ...(running.endsAt && { keys: { until: running.endsAt.toISOString() } }),
  });
}

async function record(
  tx: Transaction,
  { playerId, sessionId, idempotencyKey, kind, term, endsAt }: ExclusionRequest,
  { id, now }: { readonly id: PlayerId; readonly now: Date },
): Promise<bigint> {
  const inserted = await exclusionTables(tx)
    .insertInto('identity.exclusion')
    .values({
      kind,
      playerId: id,
      takenBy: playerId,
      term,
      takenAt: now,
      endsAt,
      sessionId,
      idempotencyKey: id === playerId ? idempotencyKey : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

async function putIntoEffect(
  { stops, clock }: StartExclusionDeps,
  tx: Transaction,
  { kind, endsAt }: ExclusionRequest,
  id: PlayerId,
): Promise<void> {
  if (kind === 'Exclusion') {
    await supersedeLifts(tx, id, clock.now());
    await stops.applyExclusion(tx, id, endsAt);
  } else if (endsAt) await stops.timeOutPlayer(tx, id, endsAt);
}
