import { parse } from 'regexparam';
import { ROUTES, type Params, type Route } from './routes.ts';

export interface Match {
  readonly route: Route;
  readonly params: Params;
}

/** ROUTE-04 to ROUTE-07: named, optional and rest parameters, with or without a slash at the end. */
export function matcher<R extends { readonly path: string }>(routes: readonly R[]) {
  const patterns = routes.map((route) => ({ route, ...parse(route.path) }));
  return (path: string): { readonly route: R; readonly params: Params } | null => {
    for (const { route, keys, pattern } of patterns) {
      const found = pattern.exec(path);
      const params = found && decode(keys, found.slice(1));
      if (params) return { route, params };
    }
    return null;
  };
}

/** Null when an address is not even well-formed (`%ff`); it then matches nothing but the fallback. */
function decode(keys: readonly string[], values: readonly (string | undefined)[]): Params | null {
  const params: Record<string, string> = {};
  for (const [place, key] of keys.entries()) {
    const value = values[place];
    if (value === undefined) continue;
    try {
      params[key] = key === '*' ? value : decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return params;
}

const matchAny = matcher(ROUTES);

/** @param path without locale */
export function matchRoute(path: string): Match {
  const match = matchAny(path);
  if (!match) throw new Error(`The route table has no fallback for '${path}'`);
  return match;
}
