const PARAMETERS = ['accessToken', 'refreshToken', 'state'] as const;

/**
 * QUERY-02: removes the custom flow's tokens from the URL and the history entry before anything else runs,
 * so that links, reports and screenshots do not contain them. `state` is that of the sign-in they belong to.
 */
export function consumeTokens({ location, history }: Pick<Window, 'location' | 'history'>) {
  const url = new URL(location.href);
  const [accessToken, refreshToken, state = null] = PARAMETERS.map((name) => url.searchParams.get(name));
  if (PARAMETERS.every((name) => !url.searchParams.has(name))) return null;
  for (const name of PARAMETERS) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return accessToken && refreshToken ? { tokens: { accessToken, refreshToken }, state } : null;
}
