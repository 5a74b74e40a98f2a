// Stands for whatever origin we are on.
const HERE = 'https://here.invalid';

/**
 * QUERY-09: a path on this origin, as the browser will read it, or null. What leads elsewhere (`//evil`,
 * `https:`, `javascript:`, a backslash that browsers take for a slash) is no path.
 */
export function sameOriginPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2_000) return null;
  if (!URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // The parsed form is what counts: `/..//evil` becomes `//evil`, which would lead away if it were used again.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** SESS-12: what a link into the lobby asked for survives the way through the sign-in. */
const KEPT = ['amount', 'currency', 'paymentMethod', 'setCustomJackpot', 'autoSubmit'] as const;

/** Where the player goes after signing in: the path that was wanted, else `home`, with the parameters that are kept. */
export function afterSignInPath(asked: URLSearchParams, home: string): string {
  const target = new URL(sameOriginPath(asked.get('redir')) ?? home, HERE);
  for (const name of KEPT) {
    const value = asked.get(name);
    if (value !== null && !target.searchParams.has(name)) target.searchParams.set(name, value);
  }
  return target.pathname + target.search + target.hash;
}
