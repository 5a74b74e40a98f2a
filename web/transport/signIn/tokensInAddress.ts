const TOKENS = ['accessToken', 'refreshToken'] as const;
const PARAMETERS = [...TOKENS, 'state'] as const;

/** QUERY-02: whether a URL has a token of the custom flow, even an empty one or one without the other. */
export const hasTokens = ({ searchParams }: URL): boolean => TOKENS.some((name) => searchParams.has(name));

/** Splits a URL into a query with its tokens and the `state` of their sign-in, and the path without them. */
export function splitTokens(url: URL): { readonly tokens: URLSearchParams; readonly path: string } {
  const rest = new URL(url);
  const tokens = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = rest.searchParams.get(name);
    if (value !== null) tokens.set(name, value);
    rest.searchParams.delete(name);
  }
  return { tokens, path: rest.pathname + rest.search };
}

const ARRIVAL = 'foyerArrival';

/**
 * QUERY-02: the first inline script of the page that receives tokens. It removes them from the URL and the history
 * entry before any other script runs, so that reports, links and screenshots do not contain them.
 */
export const TAKE_TOKENS_SCRIPT = `(()=>{const url=new URL(location.href);window.${ARRIVAL}=url.href;
for(const name of ${JSON.stringify(PARAMETERS)})url.searchParams.delete(name);history.replaceState(history.state,'',url)})()`;

/** The tokens of the URL that opened this page, or null unless both are present. A second call returns null. */
export function takeTokens(page: object) {
  const arrival: unknown = Reflect.get(page, ARRIVAL);
  Reflect.deleteProperty(page, ARRIVAL);
  if (typeof arrival !== 'string') return null;
  const { tokens } = splitTokens(new URL(arrival));
  const [accessToken, refreshToken] = TOKENS.map((name) => tokens.get(name));
  return accessToken && refreshToken
    ? { tokens: { accessToken, refreshToken }, state: tokens.get('state') }
    : null;
}
