import { SECOND } from '@foyer/domain/duration.ts';
import { readAccessToken } from './accessToken.ts';
import type { BrowserSession, SessionStoreDeps } from './session.ts';
import { isRefreshable, storedToken } from './storedSession.ts';

export interface SessionReader {
  /** The stored session, even if its token is not usable. */
  read(): BrowserSession | null;
  /** AMB-57: the session if its token exists, decodes and has not expired. */
  current(): BrowserSession | null;
}

export function sessionReader({
  clock,
  cookies,
  storages,
}: Pick<SessionStoreDeps, 'clock' | 'cookies' | 'storages'>): SessionReader {
  // `useSyncExternalStore` requires the same object until the token changes.
  let cached: BrowserSession | null = null;

  const read = (): BrowserSession | null => {
    const token = storedToken(cookies, storages);
    if (token === null) return null;
    if (token === cached?.token) return cached;
    const claims = readAccessToken(token);
    if (claims === null) return null;
    const { exp, sid, player_id: playerId } = claims;
    cached = {
      token,
      refreshable: isRefreshable(cookies),
      expiresAt: exp * SECOND,
      sessionId: sid,
      playerId,
    };
    return cached;
  };

  return {
    read,
    current() {
      const session = read();
      return session && session.expiresAt > clock.now() ? session : null;
    },
  };
}
