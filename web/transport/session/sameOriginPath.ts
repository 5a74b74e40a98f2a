const HERE = 'https://here.invalid';

/**
 * QUERY-09: a path on this origin, as the browser will resolve it; null otherwise. Rejects `//evil`,
 * `https:`, `javascript:` and backslashes, which browsers treat as slashes.
 */
export function sameOriginPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2_000) return null;
  if (!URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // The parsed path is checked: `/..//evil` becomes `//evil`, which would lead to another origin.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** SESS-12: query parameters of a link that are kept through the sign-in. */
const KEPT_PARAMETERS = ['amount', 'currency', 'paymentMethod', 'setCustomJackpot', 'autoSubmit'] as const;

/** Path after sign-in: the requested one or else `home`, with the kept query parameters. */
export function afterSignInPath(query: URLSearchParams, home: string): string {
  const target = new URL(sameOriginPath(query.get('redir')) ?? home, HERE);
  for (const name of KEPT_PARAMETERS) {
    const value = query.get(name);
    if (value !== null && !target.searchParams.has(name)) target.searchParams.set(name, value);
  }
  return target.pathname + target.search + target.hash;
}

/**
 * In-app path of the sign-in page, from which the player returns to `target`, a path with its locale.
 * @param isAutomatic starts the sign-in without another press
 */
export const signInPath = (target: string, isAutomatic = false): string =>
  `/login/?${isAutomatic ? 'autoSignIn=1&' : ''}redir=${encodeURIComponent(target)}`;
