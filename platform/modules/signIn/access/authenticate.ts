import { LRUCache } from 'lru-cache';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import type { Session } from '../../../infra/session.ts';
import type { AccessToken, VerifyAccessToken } from './accessToken.ts';
import { AuthenticationFailure } from '../../../infra/refusal.ts';
import type { LiveSessions } from './liveSessions.ts';
import type { SignInPlayers } from '../ports.ts';
import { UNKNOWN_ORIGIN } from '../history/origin.ts';
import { LONGEST_SESSION_MS, type NewSession } from '../sessions.ts';

/** @throws AuthenticationFailure */
export type Authenticate = (accessToken: string, site: Site) => Promise<Session>;

export interface AuthenticateDeps {
  readonly verify: VerifyAccessToken;
  readonly liveSessions: LiveSessions;
  readonly clock: Clock;
  /** Called for a session that is not stored yet: a Keycloak opened it, and its first token reaches us now. */
  readonly adopt: ((token: AccessToken, site: Site) => Promise<void>) | null;
}

// Verified tokens are cached, because verifying a signature costs more than the rest of a small query.
const MOST_REMEMBERED = 20_000;

export function createAuthenticate({ verify, liveSessions, clock, adopt }: AuthenticateDeps): Authenticate {
  const verifiedTokens = new LRUCache<string, AccessToken>({ max: MOST_REMEMBERED });

  const verifyOnce = async (token: string, site: Site): Promise<AccessToken> => {
    const key = `${site.brand} ${token}`;
    const known = verifiedTokens.get(key);
    if (known && known.expiresAt > clock.now()) return known;
    const read = await verify(token, site);
    verifiedTokens.set(key, read);
    return read;
  };

  return async (accessToken, site) => {
    const token = await verifyOnce(accessToken, site);
    let stored = await liveSessions.find(token.sessionId);
    if (!stored && adopt) {
      await adopt(token, site);
      stored = await liveSessions.find(token.sessionId);
    }
    if (!stored || stored.ended) throw new AuthenticationFailure('ended');
    if (stored.brand !== site.brand || stored.playerId !== token.playerId)
      throw new AuthenticationFailure('foreignBrand');
    return {
      playerId: token.playerId,
      sessionId: token.sessionId,
      brand: site.brand,
      country: stored.country,
      subDivision: site.inCountry(stored.country).subDivisionOf(stored.address),
      expiresAt: token.expiresAt,
      previousSignInAt: stored.previousSignInAt,
    };
  };
}

/** Takes over the sessions of a Keycloak, for players of the brand. */
export const adoptSession =
  (
    { database, clock, players }: { database: Database; clock: Clock; players: SignInPlayers },
    sessions: {
      beforeSession(playerId: PlayerId): Promise<void>;
      openSession(tx: Transaction, session: NewSession): Promise<void>;
    },
  ) =>
  async ({ playerId, sessionId, signedInAt }: AccessToken, site: Site): Promise<void> => {
    if ((await players.find(database.query, playerId))?.brand !== site.brand)
      throw new AuthenticationFailure('unknownPlayer');
    await sessions.beforeSession(playerId);
    // The sign-in happened at the Keycloak, so the browser is unknown to us and the Keycloak decides the
    // lifetime of the session.
    const expiresAt = new Date(clock.now().getTime() + LONGEST_SESSION_MS);
    const startedAt = new Date(Math.min(signedInAt.getTime(), clock.now().getTime()));
    const of = { id: sessionId, playerId, brand: site.brand };
    const session = { ...of, origin: UNKNOWN_ORIGIN, startedAt, expiresAt };
    await database.transaction((tx) => sessions.openSession(tx, session));
  };
