import { sql, type ExpressionBuilder } from 'kysely';
import type { SessionEndReason } from '@foyer/contract/generated/resolvers.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { AuthenticationFailure } from './failures.ts';
import type { SessionOrigin } from './history/origin.ts';
import { identityTables, type IdentityTables } from './tables.ts';

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
/** An access token is good for so long, or until its session ends. */
export const ACCESS_TOKEN_MS = 10 * MINUTE;
/**
 * So long after a renewal its answer may have got lost: the browser gives it up after 10 s (OIDC-44), and tries again 5 s
 * later (OIDC-45).
 */
export const LOST_RESPONSE_MS = 20 * SECOND;

/** So many that have run out end with each sign-in. */
const FEW = 5;

/** Why a session ended, as kept in its history. */
export type EndReason = SessionEndReason;

/**
 * Twice is once: an ended session stays ended. The player's older sessions end with it, and a few of anybody's that have
 * run out. One that is heard of late, and is older than the one that lives, is kept as ended.
 * @returns the sessions that this call ended
 * @throws AuthenticationFailure for a player whose account is closed and may be opened again: that comes first
 */
export async function openSession(
  tx: Transaction,
  { id, playerId, brand, origin: { device, country }, startedAt, expiresAt }: NewSession,
  clock: Clock,
): Promise<readonly SessionId[]> {
  const { rows } = await sql<{ is_closed: boolean; ended: SessionId[] }>`
    select * from identity.open_session(${id}, ${playerId}, ${brand}, ${startedAt ?? null}, ${expiresAt},
      ${device.kind}, ${device.browser}, ${device.system}, ${country}, ${clock.now()}, ${FEW})`.execute(tx);
  const [opened] = rows;
  if (!opened || opened.is_closed) throw new AuthenticationFailure('ended');
  return opened.ended;
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
  const { rows } = await sql<{ ended: boolean }>`
    select identity.end_session(${id}, ${reason}, ${clock.now()}) as ended`.execute(tx);
  return rows[0]?.ended === true;
}

/** False when it has ended. A live one cannot end until `tx` has: what is opened in it is seen by its end. */
export async function lockSession(tx: Transaction, id: SessionId): Promise<boolean> {
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
  readonly previousSignInAt: Date | null;
}

export async function findSession(queryable: Queryable, id: SessionId): Promise<StoredSession | undefined> {
  const row = await identityTables(queryable)
    .selectFrom('identity.session as session')
    .innerJoin('identity.player as player', 'player.id', 'session.player_id')
    .select((eb) => [
      'session.player_id as playerId',
      'session.brand',
      'session.ended_at as endedAt',
      'player.country',
      previousSignIn(eb).as('previousSignInAt'),
    ])
    .where('session.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { endedAt, ...session } = row;
  return { ...session, ended: endedAt !== null };
}

/** Of however many there were, the index has the last at hand. */
const previousSignIn = (
  eb: ExpressionBuilder<IdentityTables & { session: IdentityTables['identity.session'] }, 'session'>,
) =>
  eb
    .selectFrom('identity.session as earlier')
    .select('earlier.started_at')
    .whereRef('earlier.player_id', '=', 'session.player_id')
    .whereRef('earlier.started_at', '<', 'session.started_at')
    .orderBy('earlier.started_at', 'desc')
    .limit(1);

export interface SessionTimes {
  readonly startedAt: Date;
  /** When the player's session before this one began (rule CLOCK-07); null at the first. */
  readonly lastSignInAt: Date | null;
}

export async function sessionTimes(queryable: Queryable, id: SessionId): Promise<SessionTimes | undefined> {
  return identityTables(queryable)
    .selectFrom('identity.session as session')
    .select((eb) => ['session.started_at as startedAt', previousSignIn(eb).as('lastSignInAt')])
    .where('session.id', '=', id)
    .executeTakeFirst();
}
