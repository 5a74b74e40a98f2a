import { sql } from 'kysely';
import type { SessionEndReason } from '@foyer/contract/generated/resolvers.ts';
import { HOUR } from '@foyer/vocabulary/duration.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/vocabulary/ids.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Queryable, Transaction } from '../../plumbing/database/database.ts';
import { appendEvent } from '../../plumbing/outbox/index.ts';
import { AuthenticationFailure } from './failures.ts';
import type { SessionOrigin } from './history/origin.ts';
import { identityTables } from './tables.ts';

export interface NewSession {
  readonly id: SessionId;
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** Where and on what it is opened. */
  readonly origin: SessionOrigin;
  /** Where it began elsewhere and is heard of later; else it begins now. */
  readonly startedAt?: Date;
  /** When it ends if nobody ends it before. */
  readonly expiresAt: Date;
}

/** However often it is renewed, a session asks for the password again after this. */
export const LONGEST_SESSION_MS = 12 * HOUR;

/** Why a session ended, as kept in its history. */
export type EndReason = SessionEndReason;

/**
 * Twice is once: an ended session stays ended. The older ones must have been ended in `tx` (`otherSessions`).
 * @param isOver for one that another has taken the place of before we heard of it: it is kept as ended
 */
export async function openSession(
  tx: Transaction,
  session: NewSession,
  { clock, isOver }: { readonly clock: Clock; readonly isOver: boolean },
): Promise<void> {
  const { device, country } = session.origin;
  await identityTables(tx)
    .insertInto('identity.session')
    .values({
      id: session.id,
      player_id: session.playerId,
      brand: session.brand,
      started_at: session.startedAt ?? clock.now(),
      ...(isOver && { ended_at: clock.now(), end_reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' }),
      expires_at: session.expiresAt,
      device_kind: device.kind,
      browser: device.browser,
      system: device.system,
      country,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface OtherSession {
  readonly id: SessionId;
  readonly startedAt: Date;
  /** It has run out, and nobody has ended it yet. */
  readonly isRunOut: boolean;
}

/**
 * The sessions of the player beside a new one that have not been ended. Sign-ins of one player at the same moment wait
 * here for each other, so that only the last of them lives.
 */
export async function otherSessions(
  tx: Transaction,
  { id, playerId }: Pick<NewSession, 'id' | 'playerId'>,
  clock: Clock,
): Promise<readonly OtherSession[]> {
  const player = await lockPlayer(tx, playerId);
  // The account was closed while the password was being looked at.
  if (player?.status === 'Closed') throw new AuthenticationFailure('ended');
  const rows = await identityTables(tx)
    .selectFrom('identity.session')
    .select(['id', 'started_at', 'expires_at'])
    .where('player_id', '=', playerId)
    .where('id', '<>', id)
    .where('ended_at', 'is', null)
    .execute();
  const now = clock.now();
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.started_at,
    isRunOut: row.expires_at <= now,
  }));
}

/** Whatever opens or ends a session of the player, or changes how he stands, waits here for its turn. */
export async function lockPlayer(tx: Transaction, id: PlayerId) {
  const row = await identityTables(tx)
    .selectFrom('identity.player')
    .select(['brand', 'status', 'excluded_at', 'exclusion_ends_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (
    row && {
      brand: row.brand,
      status: row.status,
      exclusion: row.excluded_at && { endsAt: row.exclusion_ends_at },
    }
  );
}

/** Locked, so that no game is being opened in it meanwhile (`holdSession`). */
export async function liveSessionOf(tx: Transaction, id: PlayerId): Promise<SessionId | null> {
  const row = await identityTables(tx)
    .selectFrom('identity.session')
    .select('id')
    .where('player_id', '=', id)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Some sessions whose time has run out and that nobody has ended yet; another that ends them has them to itself. */
export async function sessionsRunOut(
  tx: Transaction,
  now: Date,
  most: number,
): Promise<readonly SessionId[]> {
  const rows = await identityTables(tx)
    .selectFrom('identity.session')
    .select('id')
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends the session and with it everything the identity provider holds for it: the browser's sign-in, codes and
 * refresh tokens. The event goes out when `tx` commits, and only for the call that really ended it.
 */
export async function endSession(
  tx: Transaction,
  id: SessionId,
  reason: EndReason,
  clock: Clock,
): Promise<boolean> {
  const tables = identityTables(tx);
  // The session first: whoever ends it at the same moment waits there, holding nothing of it yet.
  const ended = await tables
    .updateTable('identity.session')
    // One that ran out ended then, and not when somebody came to see.
    .set({ ended_at: sql<Date>`least(${clock.now()}, expires_at)`, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['player_id', 'brand'])
    .executeTakeFirst();
  await tables.deleteFrom('identity.oidc_payload').where('session_id', '=', id).execute();
  if (!ended) return false;
  await appendEvent(tx, 'identity.sessionEnded', {
    playerId: ended.player_id,
    brand: ended.brand,
    sessionId: id,
    reason,
  });
  return true;
}

/** False when it has ended. A live one cannot end until `tx` has: what is opened in it is seen by its end. */
export async function holdSession(tx: Transaction, id: SessionId): Promise<boolean> {
  const live = await identityTables(tx)
    .selectFrom('identity.session')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return live !== undefined;
}

export interface StoredSession {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** The player's. */
  readonly country: string;
  readonly ended: boolean;
}

export async function findSession(queryable: Queryable, id: SessionId): Promise<StoredSession | undefined> {
  const row = await identityTables(queryable)
    .selectFrom('identity.session as session')
    .innerJoin('identity.player as player', 'player.id', 'session.player_id')
    .select(['session.player_id', 'session.brand', 'session.ended_at', 'player.country'])
    .where('session.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { player_id: playerId, brand, country, ended_at: endedAt } = row;
  return { playerId, brand, country, ended: endedAt !== null };
}

export interface SessionTimes {
  readonly startedAt: Date;
  /** When the player's session before this one began (rule T7); null at the first. */
  readonly lastSignInAt: Date | null;
}

export async function sessionTimes(queryable: Queryable, id: SessionId): Promise<SessionTimes | undefined> {
  const row = await identityTables(queryable)
    .selectFrom('identity.session as session')
    .leftJoin('identity.session as earlier', (join) =>
      join
        .onRef('earlier.player_id', '=', 'session.player_id')
        .onRef('earlier.started_at', '<', 'session.started_at'),
    )
    .select(['session.started_at as startedAt', (eb) => eb.fn.max('earlier.started_at').as('lastSignInAt')])
    .where('session.id', '=', id)
    .groupBy('session.started_at')
    .executeTakeFirst();
  return row && { startedAt: row.startedAt, lastSignInAt: row.lastSignInAt };
}
