import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../../infra/clock.ts';
import type { Transaction } from '../../../../infra/database/database.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import type { Sites } from '../../../../sites/index.ts';
import { AuthenticationFailure } from '../../failures.ts';
import { findCandidates, knownPlayers } from '../../verification/matching/candidates.ts';
import { closeForPlay } from '../../verification/matching/reviews.ts';
import { judge, type Judged } from '../../verification/matching/verdict.ts';
import { findPlayer } from '../../players.ts';
import { lockSession } from '../../sessions.ts';
import { announcePlayer } from '../announce.ts';
import type { PlayerCommands } from '../commands.ts';
import type { PlayerRecord } from '../record.ts';
import { endsLater, isRunning, type End } from './ends.ts';
import { supersedeLifts } from './lift.ts';
import { saveMarks, marksOf } from './marks.ts';
import { brandsOfLicence, licenceOf, lockByBirthDate } from './people.ts';
import { exclusionTables, type ExclusionKind } from './tables.ts';

export interface StartExclusionDeps {
  readonly sites: Pick<Sites, 'brands' | 'byBrand'>;
  readonly clock: Clock;
  readonly commands: Pick<PlayerCommands, 'holdExcluded' | 'timeOutPlayer' | 'endGames'>;
}

/** A time-out or an exclusion that a player takes. */
export interface ExclusionRequest {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  /** The caller's own name for the press of the button (MONEY-07). */
  readonly idempotencyKey: string;
  readonly kind: ExclusionKind;
  /** As the licence has it. */
  readonly term: string;
  /** Null without an end. */
  readonly endsAt: End;
}

/**
 * EXCLUSION-01, EXCLUSION-03: holds from the commit of `tx` on, for every account of the person under the licence, and ends their sessions.
 * EXCLUSION-06: an account that may be the person's is closed for play until it is decided.
 * @throws Refusal ShorterThanRunning, TransactionConflict; AuthenticationFailure where the session has ended meanwhile
 */
export async function startExclusion(
  parts: StartExclusionDeps,
  tx: Transaction,
  stop: ExclusionRequest,
): Promise<void> {
  const { sites, clock } = parts;
  const { playerId } = stop;
  const person = await findPlayer(tx, playerId);
  if (!person) throw new AuthenticationFailure('unknownPlayer');
  await lockByBirthDate(tx, licenceOf(sites, person.brand), 'excludes');
  if (await isTaken(tx, stop)) return;
  const { same, undecided } = await accountsLike(parts, tx, person);
  // All at once and in one order, so that nobody who locks one waits for another.
  await lockAll(tx, [playerId, ...[...same, ...undecided].map(({ id }) => id)]);
  if (!(await lockSession(tx, stop.sessionId))) throw new AuthenticationFailure('ended');
  const now = clock.now();
  await requireLonger(tx, stop, now);
  const own = await record(tx, stop, { id: playerId, now });
  await saveMarks(tx, own, await marksOf(tx, licenceOf(sites, person.brand), person));
  await hold(parts, tx, stop, playerId);
  for (const { id } of same) {
    await record(tx, stop, { id, now });
    await hold(parts, tx, stop, id);
  }
  await closeLikely(parts, tx, playerId, { undecided, now });
}

interface Like {
  readonly id: PlayerId;
  readonly comparison: Judged;
}

/** EXCLUSION-06: the other accounts under the licence that are the player's, and those that may be. */
async function accountsLike(
  { sites }: Pick<StartExclusionDeps, 'sites'>,
  tx: Transaction,
  { id, brand }: PlayerRecord,
): Promise<{ readonly same: readonly Like[]; readonly undecided: readonly Like[] }> {
  const [own] = await knownPlayers(tx, [id]);
  if (!own) return { same: [], undecided: [] };
  const { features } = own;
  const search = { features, brands: brandsOfLicence(sites, brand), self: id, stoppedAt: null };
  const others = (await findCandidates(tx, search)).map((other) => ({
    id: other.id,
    comparison: judge(other.features, other.verified, own),
  }));
  const judged = (verdict: Judged['verdict']) =>
    others.filter(({ comparison }) => comparison.verdict === verdict);
  return { same: judged('same'), undecided: judged('undecided') };
}

async function closeLikely(
  { commands }: StartExclusionDeps,
  tx: Transaction,
  playerId: PlayerId,
  { undecided, now }: { readonly undecided: readonly Like[]; readonly now: Date },
): Promise<void> {
  const [other] = await knownPlayers(tx, [playerId]);
  if (!other) return;
  for (const { id, comparison } of undecided) {
    await closeForPlay(commands, tx, {
      playerId: id,
      otherId: playerId,
      occasion: 'exclusion',
      comparison,
      other,
      now,
    });
    await announcePlayer(tx, id);
  }
}

/** The same twice is once. @throws Refusal TransactionConflict for another one under the same name */
async function isTaken(
  tx: Transaction,
  { playerId, idempotencyKey, kind, term }: ExclusionRequest,
): Promise<boolean> {
  const before = await exclusionTables(tx)
    .selectFrom('identity.exclusion')
    .select(['kind', 'term'])
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (before && (before.kind !== kind || before.term !== term))
    throw new Refusal('TransactionConflict', { status: 409 });
  return before !== undefined;
}

const lockAll = (tx: Transaction, ids: readonly PlayerId[]) =>
  exclusionTables(tx)
    .selectFrom('identity.player')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** OPEN-25: what runs is never shortened. */
async function requireLonger(
  tx: Transaction,
  { playerId, kind, endsAt }: ExclusionRequest,
  now: Date,
): Promise<void> {
  const player = await findPlayer(tx, playerId);
  const running =
    kind === 'Timeout' ? player?.timeoutEndsAt && { endsAt: player.timeoutEndsAt } : player?.exclusion;
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
  const kept = await exclusionTables(tx)
    .insertInto('identity.exclusion')
    .values({
      kind,
      player_id: id,
      taken_by: playerId,
      term,
      taken_at: now,
      ends_at: endsAt,
      session_id: sessionId,
      idempotency_key: id === playerId ? idempotencyKey : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
}

/** Each of these commands lengthens what runs and shortens nothing. */
async function hold(
  { commands, clock }: StartExclusionDeps,
  tx: Transaction,
  { kind, endsAt }: ExclusionRequest,
  id: PlayerId,
): Promise<void> {
  if (kind === 'Exclusion') {
    await supersedeLifts(tx, id, clock.now());
    await commands.holdExcluded(tx, id, endsAt);
  } else if (endsAt) await commands.timeOutPlayer(tx, id, endsAt);
}
