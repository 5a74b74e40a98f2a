import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { SignInPage, SignUpPage } from '@foyer/contract/registration/forms.ts';

/** Simulated browser on one brand. It keeps cookies by path and does not follow redirects. */
export interface Browser {
  readonly origin: string;
  readonly realm: string;
  /** Keyed by name and path. */
  readonly jar: Map<string, { readonly value: string; readonly path: string }>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(
    url: string,
    form: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  clearCookies(): void;
}

interface BrowserOptions {
  readonly address?: string;
  readonly origin?: string;
  /** Shares the cookies of this browser, as if it visited another origin. */
  readonly cookiesOf?: Browser;
}

export function openBrowser(
  app: FastifyInstance,
  brand: string,
  { address = '203.0.113.7', cookiesOf, origin = `http://${brand}.localhost` }: BrowserOptions = {},
): Browser {
  const jar: Browser['jar'] = new Map(cookiesOf?.jar);

  const send = async (
    method: 'GET' | 'POST',
    address_: string,
    headers: Record<string, string>,
    payload?: string,
  ) => {
    const url = new URL(address_, origin);
    const cookie = [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ');
    const response = await app.inject({
      method,
      url: url.pathname + url.search,
      remoteAddress: address,
      headers: { host: url.host, accept: 'text/html', ...(cookie && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value, path = '/', expires } of response.cookies) {
      if (expires && expires.getTime() < Date.now()) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { value, path });
    }
    return response;
  };

  return {
    origin,
    realm: `${origin}/realms/${brand}`,
    jar,
    get: (url, headers = {}) => send('GET', url, headers),
    post: (url, form, headers = {}) =>
      send(
        'POST',
        url,
        { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
        new URLSearchParams(form).toString(),
      ),
    clearCookies: () => jar.clear(),
  };
}

export interface Flow {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly token_type: string;
  readonly expires_in: number;
}

const random = (): string => randomBytes(32).toString('base64url');

export function authorizationUrl(
  browser: Browser,
  changes: Record<string, string | null> = {},
  path = 'auth',
): { url: string; flow: Flow } {
  const flow = {
    verifier: random(),
    state: random(),
    nonce: random(),
    redirectUri: `${browser.origin}/en/keycloak-login-handler/`,
  };
  const url = new URL(`${browser.realm}/protocol/openid-connect/${path}`);
  const parameters: Record<string, string | null> = {
    client_id: 'app',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: flow.redirectUri,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: createHash('sha256').update(flow.verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value);
  return { url: url.href, flow };
}

/** The target of a redirect. Throws if the response is not a redirect. */
export function locationOf(response: LightMyRequestResponse): URL {
  const { location } = response.headers;
  if (typeof location !== 'string')
    throw new Error(`no redirect but ${response.statusCode}: ${response.body.slice(0, 300)}`);
  return new URL(location, 'http://unused.invalid');
}

/** Sends the authorization request and opens the form that it redirects to. */
export async function openForm<Page extends SignInPage | SignUpPage>(
  browser: Browser,
  url: string,
): Promise<Page> {
  let response = await browser.get(url);
  while (response.statusCode === 303)
    response = await browser.get(locationOf(response).href.replace('http://unused.invalid', browser.origin));
  if (response.statusCode !== 200) throw new Error(`no form but ${response.statusCode}: ${response.body}`);
  return response.json<Page>();
}

/** Follows the redirects after the form through the provider to the lobby's callback page. */
export async function followToLobby(browser: Browser, response: LightMyRequestResponse): Promise<URL> {
  let location = locationOf(response);
  while (!location.pathname.endsWith('/keycloak-login-handler/'))
    location = locationOf(await browser.get(browser.origin + location.pathname + location.search));
  return location;
}

export const exchange = (browser: Browser, form: Record<string, string>): Promise<LightMyRequestResponse> =>
  browser.post(
    `${browser.realm}/protocol/openid-connect/token`,
    { client_id: 'app', ...form },
    { accept: 'application/json' },
  );

export interface SignedIn {
  readonly tokens: Tokens;
  readonly code: string;
  readonly flow: Flow;
}

export async function signIn(
  browser: Browser,
  { email = 'anna@foyer.test', password = 'foyer-demo-1', scope = 'openid' } = {},
): Promise<SignedIn> {
  const { url, flow } = authorizationUrl(browser, { scope });
  const form = await openForm<SignInPage>(browser, url);
  const posted = await browser.post(form.action, { csrf: form.csrf, email, password });
  const back = await followToLobby(browser, posted);
  const code = back.searchParams.get('code') ?? '';
  const response = await exchange(browser, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: flow.redirectUri,
    code_verifier: flow.verifier,
  });
  if (response.statusCode !== 200) throw new Error(`no tokens: ${response.body}`);
  return { tokens: response.json<Tokens>(), code, flow };
}
