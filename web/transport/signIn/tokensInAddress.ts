import type { SessionTokens } from './signInCalls.ts';

const PARAMETERS = ['accessToken', 'refreshToken', 'state'] as const;

export interface ArrivedTokens {
  readonly tokens: SessionTokens;
  /** Of the sign-in that they answer; null when nobody said. */
  readonly state: string | null;
}

/**
 * QUERY-02: takes the tokens of the custom flow out of the address, and out of the history's entry with it, before
 * anything else is done; a link, a report and a screenshot of this page then show none.
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
