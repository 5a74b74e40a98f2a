import type { SessionTokens } from './signInCalls.ts';

const PARAMETERS = ['accessToken', 'refreshToken', 'state'] as const;

export interface ArrivedTokens {
  readonly tokens: SessionTokens;
  /** State of the sign-in that the tokens belong to; null if the URL has none. */
  readonly state: string | null;
}

/**
 * QUERY-02: removes the custom flow's tokens from the URL and the history entry before anything else runs,
 * so that links, reports and screenshots do not contain them.
 */
export function consumeTokens({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): ArrivedTokens | null {
  const url = new URL(location.href);
  const [accessToken, refreshToken, state = null] = PARAMETERS.map((name) => url.searchParams.get(name));
  if (PARAMETERS.every((name) => !url.searchParams.has(name))) return null;
  for (const name of PARAMETERS) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return accessToken && refreshToken ? { tokens: { accessToken, refreshToken }, state } : null;
}
