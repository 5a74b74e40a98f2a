import { parse } from 'regexparam';
import type { Params } from './page.ts';
import { ROUTES, type Route, type RouteRedirect } from './routes.ts';

export interface Match<R> {
  readonly route: R;
  readonly params: Params;
}

/**
 * ROUTE-04 to ROUTE-07: named, optional and rest parameters, with or without a trailing slash.
 * @returns the matches in the table's order
 */
export function matcher<R extends { readonly path: string }>(routes: readonly R[]) {
  const patterns = routes.map((route) => ({ route, ...parse(route.path) }));
  return function* (path: string): Generator<Match<R>> {
    for (const { route, keys, pattern } of patterns) {
      const found = pattern.exec(path);
      const params = found && decode(keys, found.slice(1));
      if (params) yield { route, params };
    }
  };
}

/** Null if the path is malformed (`%ff`); it then matches only the fallback. */
function decode(keys: readonly string[], values: readonly (string | undefined)[]): Params | null {
  const params: Record<string, string> = {};
  for (const [index, key] of keys.entries()) {
    const value = values[index];
    if (value === undefined) continue;
    try {
      params[key] = key === '*' ? value : decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return params;
}

const isRoute = (row: Route | RouteRedirect): row is Route => 'screen' in row;

const matchPlain = matcher(ROUTES.filter(({ group }) => group === 1));
const matchLocalised = matcher(ROUTES.filter(isRoute).filter(({ group }) => group !== 1));

/** ROUTE-13: the route of a path without a locale; null if group 1 has none. */
export const matchPlainRoute = (path: string): Match<Route | RouteRedirect> | null =>
  matchPlain(path).next().value ?? null;

/**
 * @param path without locale
 * @param isAvailable whether this site has the page; a page that it does not have is treated as unknown
 */
export function matchRoute(path: string, isAvailable: (match: Match<Route>) => boolean): Match<Route> {
  for (const match of matchLocalised(path)) if (isAvailable(match)) return match;
  throw new Error(`The route table has no fallback for '${path}'`);
}
