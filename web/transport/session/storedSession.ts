import type { SessionTokens } from '../signIn/signInCalls.ts';
import { parseRecord } from '../storage/record.ts';
import type { Cookies } from '../storage/cookies.ts';

export interface Storages {
  readonly session: Storage;
  readonly local: Storage;
}

/** CONS-25: prefix of the state in local storage and the user in session storage. */
export const OIDC_PREFIX = 'oidc.';
const USER_PREFIX = `${OIDC_PREFIX}user:`;

const REALITY_CHECK = 'realityCheck';

/** Refresh token of the custom flow; null if there is none (CONS-13). */
export const storedRefreshToken = (cookies: Cookies): string | null => cookies.get('refreshToken');

/** AMB-57: the identity provider renews its own tokens; the custom flow needs a refresh token. */
export const isRefreshable = (cookies: Cookies): boolean =>
  storedRefreshToken(cookies) !== null ||
  cookies.get('keycloakAccessToken') !== null ||
  cookies.get('accessToken') === null;

/** CONS-12, CONS-13: stores the custom flow's tokens in place of the identity provider's. */
export function storeCustomTokens(cookies: Cookies, { accessToken, refreshToken }: SessionTokens): void {
  cookies.set('accessToken', accessToken);
  cookies.set('refreshToken', refreshToken);
}

/**
 * AMB-59: the user in this tab's session storage is the source of the token; the cookie is its copy for other
 * tabs and the server. The cookie is read first, because another tab may have renewed the token.
 */
export function storedToken(cookies: Cookies, { session }: Storages): string | null {
  return cookies.get('keycloakAccessToken') ?? cookies.get('accessToken') ?? tokenOfUser(session);
}

/** CONS-20, OPEN-30: stores the token until the browser closes. */
export const storeToken = (cookies: Cookies, accessToken: string): void =>
  cookies.set('keycloakAccessToken', accessToken);

/** SESS-09: removes what an earlier session left, except the user who has just signed in. */
export function clearLeftovers(cookies: Cookies, { session, local }: Storages): void {
  cookies.remove('accessToken');
  cookies.remove('refreshToken');
  session.removeItem(REALITY_CHECK);
  local.removeItem(REALITY_CHECK);
}

export function clearSession(cookies: Cookies, storages: Storages): void {
  clearLeftovers(cookies, storages);
  for (const name of ['keycloakAccessToken', 'sessionInfo', 'gameInit'] as const) cookies.remove(name);
  forgetUser(storages);
}

/** Removes the user of this tab, whose tokens no other tab can remove. */
export function forgetUser({ session }: Storages): void {
  for (const key of keysOf(session)) if (key.startsWith(USER_PREFIX)) session.removeItem(key);
}

function tokenOfUser(storage: Storage): string | null {
  const key = keysOf(storage).find((name) => name.startsWith(USER_PREFIX));
  const user = key === undefined ? null : parseRecord(storage.getItem(key));
  return typeof user?.['access_token'] === 'string' ? user['access_token'] : null;
}

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
