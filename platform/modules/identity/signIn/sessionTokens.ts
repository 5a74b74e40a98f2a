import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { isPasswordless } from '@foyer/contract/signIn/flows.ts';
import { MINUTE, SECOND } from '@foyer/vocabulary/duration.ts';
import { sessionId, type PlayerId, type SessionId } from '@foyer/vocabulary/ids.ts';
import type { Clock } from '../../../plumbing/clock.ts';
import type { Database, Transaction } from '../../../plumbing/database/database.ts';
import type { Site } from '../../../plumbing/sites/index.ts';
import type { RealmKeys } from '../access/realmKeys.ts';
import { SIGNING_ALGORITHM } from '../access/signingKeys.ts';
import type { SessionOrigin } from '../history/origin.ts';
import { realmPath } from '../realm/paths.ts';
import { PLATFORM_AUDIENCE } from '../realm/tokens.ts';
import { LONGEST_SESSION_MS, type EndReason, type NewSession } from '../sessions.ts';
import { InvalidTokenFailure } from './refusals.ts';
import { digestOf, newSecret } from './secrets.ts';
import { signInTables } from './tables.ts';

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Where the tokens are asked for: the issuer is the brand on this origin, as with the identity provider's. */
export interface TokenPlace {
  readonly site: Site;
  readonly origin: string;
}

export interface SessionTokenParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly keysOf: RealmKeys;
  /** Ends the player's older session with it. */
  openSession(tx: Transaction, session: NewSession): Promise<void>;
  endSession(tx: Transaction, id: SessionId, reason: EndReason): Promise<void>;
  wakeRelay(): void;
}

/** Who has proved to be whom, and by which flow. */
export interface Proven {
  readonly playerId: PlayerId;
  readonly flow: string;
  readonly from: SessionOrigin;
}

/** The tokens of the custom flow: what the identity provider's grants are to its own. */
export interface SessionTokenIssuer {
  /** Opens a session in `tx`; to be signed with `sign` after the commit. */
  open(tx: Transaction, place: TokenPlace, proven: Proven): Promise<Opened>;
  sign(place: TokenPlace, opened: Opened): Promise<SessionTokens>;
  /** GQLO-09. @throws InvalidTokenFailure */
  refresh(place: TokenPlace, refreshToken: string): Promise<SessionTokens>;
}

export interface Opened {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly flow: string;
  readonly expiresAt: Date;
  readonly refreshToken: string;
}

const ACCESS_TOKEN_MS = 10 * MINUTE;

export function sessionTokenIssuer(parts: SessionTokenParts): SessionTokenIssuer {
  const { database, clock, keysOf, openSession, wakeRelay } = parts;

  const sign = async ({ site, origin }: TokenPlace, opened: Opened): Promise<SessionTokens> => {
    const [jwk] = await keysOf(site);
    if (!jwk) throw new Error(`${site.brand} has no key to sign with`);
    const nowMs = clock.now().getTime();
    const expiresMs = Math.min(nowMs + ACCESS_TOKEN_MS, opened.expiresAt.getTime());
    const claims = {
      player_id: opened.playerId,
      sid: opened.sessionId,
      passwordless: isPasswordless(opened.flow), // CUST-03
      flow: opened.flow,
    };
    const accessToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', kid: jwk.kid ?? '' })
      .setIssuer(origin + realmPath(site.brand))
      .setAudience(PLATFORM_AUDIENCE)
      .setSubject(opened.playerId)
      .setJti(randomUUID())
      .setIssuedAt(Math.floor(nowMs / SECOND))
      .setExpirationTime(Math.floor(expiresMs / SECOND)) // CUST-05
      .sign(await importJWK(jwk, SIGNING_ALGORITHM));
    return { accessToken, refreshToken: opened.refreshToken };
  };

  const issue = async (tx: Transaction, { site }: TokenPlace, session: Omit<Opened, 'refreshToken'>) => {
    const refreshToken = newSecret();
    await signInTables(tx)
      .insertInto('identity.refresh_token')
      .values({
        id: digestOf(refreshToken),
        session_id: session.sessionId,
        brand: site.brand,
        flow: session.flow,
        expires_at: session.expiresAt,
      })
      .execute();
    return { ...session, refreshToken };
  };

  return {
    sign,
    async open(tx, place, { playerId, flow, from }) {
      const now = clock.now();
      const id = sessionId(randomUUID());
      const expiresAt = new Date(now.getTime() + LONGEST_SESSION_MS);
      await openSession(tx, { id, playerId, brand: place.site.brand, origin: from, expiresAt });
      await forgetExpired(tx, now);
      return issue(tx, place, { playerId, sessionId: id, flow, expiresAt });
    },
    async refresh(place, refreshToken) {
      const renewed = await database.transaction(async (tx) => {
        const found = await exchange(tx, parts, place, refreshToken);
        return typeof found === 'string' ? found : issue(tx, place, found);
      });
      if (renewed === 'replayed') wakeRelay();
      if (typeof renewed === 'string') throw new InvalidTokenFailure(renewed);
      return sign(place, renewed);
    },
  };
}

/** Uses the token up. What is found of it is returned and not thrown, so that the end of a family is committed. */
async function exchange(
  tx: Transaction,
  { clock, endSession }: SessionTokenParts,
  { site }: TokenPlace,
  refreshToken: string,
): Promise<Omit<Opened, 'refreshToken'> | 'unknown' | 'expired' | 'ended' | 'replayed'> {
  const tables = signInTables(tx);
  const now = clock.now();
  // Locked, so that of two that come together the second finds it used.
  const token = await tables
    .selectFrom('identity.refresh_token')
    .selectAll()
    .where('id', '=', digestOf(refreshToken))
    .where('brand', '=', site.brand)
    .forUpdate()
    .executeTakeFirst();
  if (!token) return 'unknown';
  if (token.used_at !== null) {
    await endSession(tx, token.session_id, 'TOKEN_REPLAYED');
    return 'replayed';
  }
  if (token.expires_at <= now) return 'expired';
  const session = await tables
    .selectFrom('identity.session')
    .select(['player_id', 'ended_at'])
    .where('id', '=', token.session_id)
    .executeTakeFirst();
  if (!session || session.ended_at !== null) return 'ended';
  await tables
    .updateTable('identity.refresh_token')
    .set({ used_at: now })
    .where('id', '=', token.id)
    .execute();
  const { session_id: id, flow, expires_at: expiresAt } = token;
  return { playerId: session.player_id, sessionId: id, flow, expiresAt };
}

/** With each sign-in a few dead rows go, which keeps the table small without a job of its own. */
async function forgetExpired(tx: Transaction, now: Date): Promise<void> {
  const tables = signInTables(tx);
  const dead = tables
    .selectFrom('identity.refresh_token')
    .select('id')
    .where('expires_at', '<', now)
    .limit(100)
    .forUpdate()
    .skipLocked();
  await tables.deleteFrom('identity.refresh_token').where('id', 'in', dead).execute();
}
