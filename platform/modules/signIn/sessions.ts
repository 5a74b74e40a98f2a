import { sql, type ExpressionBuilder } from 'kysely';
import type { SessionEndReason } from '@foyer/contract/generated/resolvers.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { AuthenticationFailure } from '../../infra/refusal.ts';
import { traceHeaders } from '../../infra/telemetry/tracing.ts';
import type { Site } from '../../sites/index.ts';
import type { SessionOrigin } from './history/origin.ts';
import { signInTables, type SignInTables } from './tables.ts';

export interface NewSession {
  readonly id: SessionId;
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly origin: SessionOrigin;
  /** Set if the session began earlier at another identity provider; otherwise it begins now. */
  readonly startedAt?: Date;
  /** When the session ends unless it is ended earlier. */
  readonly expiresAt: Date;
}

/** Maximum session length. After this the player must sign in again, however often the session was renewed. */
export const LONGEST_SESSION_MS = 12 * HOUR;
/** Lifetime of an access token; it also becomes invalid when its session ends. */
export const ACCESS_TOKEN_MS = 10 * MINUTE;
/** How long a renewal's response may count as lost: browsers retry after 15 s (OIDC-44, OIDC-45). */
export const LOST_RESPONSE_MS = 20 * SECOND;

/** Maximum number of expired sessions that are ended with each sign-in. */
const FEW = 5;

export type EndReason = SessionEndReason;

/**
 * Opens a session and ends the player's older ones and a few expired ones. Idempotent: an ended session
 * stays ended. One older than the active session is stored as ended.
 * @returns the sessions that this call ended
 * @throws AuthenticationFailure if the account is closed but can be reopened
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

/** Returns the player's active session and locks it, so that no game opens in it meanwhile. */
export async function liveSessionOf(tx: Transaction, id: PlayerId): Promise<SessionId | null> {
  const row = await signInTables(tx)
    .selectFrom('identity.session')
    .select('id')
    .where('playerId', '=', id)
    .where('endedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Ends the session and deletes everything that the identity provider stores for it: provider session, codes
 * and refresh tokens. The event is sent when `tx` commits, and only by the call that actually ended the
 * session.
 */
export async function endSession(
  tx: Transaction,
  id: SessionId,
  reason: EndReason,
  clock: Clock,
): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`
    select identity.end_session(${id}, ${reason}, ${clock.now()}) as ended
    from set_config('foyer.traceparent', ${traceHeaders()['traceparent'] ?? ''}, true)`.execute(tx);
  return rows[0]?.ended === true;
}

/**
 * Locks an active session until `tx` ends, so that it cannot end before; returns false if it has ended.
 * Whatever `tx` opens in the session is visible to the transaction that ends it.
 */
export async function lockSession(tx: Transaction, id: SessionId): Promise<boolean> {
  const live = await signInTables(tx)
    .selectFrom('identity.session')
    .select('id')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return live !== undefined;
}

export interface StoredSession {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** Country of the player. */
  readonly country: string;
  readonly address: Parameters<Site['subDivisionOf']>[0];
  readonly ended: boolean;
  readonly previousSignInAt: Date | null;
}

export async function findSession(queryable: Queryable, id: SessionId): Promise<StoredSession | undefined> {
  const row = await signInTables(queryable)
    .selectFrom('identity.session as session')
    .innerJoin('identity.player as player', 'player.id', 'session.playerId')
    .select((eb) => [
      'session.playerId',
      'session.brand',
      'session.endedAt',
      'player.country',
      'player.state',
      'player.zipCode',
      previousSignIn(eb).as('previousSignInAt'),
    ])
    .where('session.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { endedAt, state, zipCode, ...session } = row;
  return { ...session, address: { state, zipCode }, ended: endedAt !== null };
}

/** Reads one row from an index, however many sessions the player has had. */
const previousSignIn = (
  eb: ExpressionBuilder<SignInTables & { session: SignInTables['identity.session'] }, 'session'>,
) =>
  eb
    .selectFrom('identity.session as earlier')
    .select('earlier.startedAt')
    .whereRef('earlier.playerId', '=', 'session.playerId')
    .whereRef('earlier.startedAt', '<', 'session.startedAt')
    .orderBy('earlier.startedAt', 'desc')
    .limit(1);

export interface SignedInTime {
  readonly sessionId: SessionId;
  readonly from: Date;
  /** The end of the session; the current time for the active session. */
  readonly to: Date;
}

/** The times when the player has been signed in since a moment, oldest first. An expired session ended at its expiry. */
export async function signedInTimes(
  queryable: Queryable,
  playerId: PlayerId,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<readonly SignedInTime[]> {
  const rows = await signInTables(queryable)
    .selectFrom('identity.session')
    .select(['id as sessionId', 'startedAt as from', 'endedAt', 'expiresAt'])
    .where('playerId', '=', playerId)
    .where('startedAt', '>', new Date(since.getTime() - LONGEST_SESSION_MS))
    .orderBy('startedAt')
    .execute();
  return rows.map(({ endedAt, expiresAt, ...session }) => ({
    ...session,
    to: endedAt ?? (expiresAt < now ? expiresAt : now),
  }));
}

export interface SessionTimes {
  readonly startedAt: Date;
  /** Start of the player's previous session (rule CLOCK-07); null in their first session. */
  readonly lastSignInAt: Date | null;
}

export async function sessionTimes(queryable: Queryable, id: SessionId): Promise<SessionTimes | undefined> {
  return signInTables(queryable)
    .selectFrom('identity.session as session')
    .select((eb) => ['session.startedAt', previousSignIn(eb).as('lastSignInAt')])
    .where('session.id', '=', id)
    .executeTakeFirst();
}
