import { generateKeyPairSync, sign } from 'node:crypto';
import { vi } from 'vitest';
import { memoryStorage } from '../../storage/testing/cookieJar.ts';
import { createOidcClient, type OidcClient } from '../oidcClient.ts';
import type { OidcSettings } from '../settings.ts';
import { fakeWindows, type FakeWindows } from './fakeWindows.ts';

export const AUTHORITY = 'https://tivoli.example/realms/tivoli';
export const HANDLER = 'https://tivoli.example/en/keycloak-login-handler/';
const at = (path: string) => `${AUTHORITY}/protocol/openid-connect/${path}`;

const METADATA = {
  issuer: AUTHORITY,
  authorization_endpoint: at('auth'),
  token_endpoint: at('token'),
  end_session_endpoint: at('logout'),
  userinfo_endpoint: at('userinfo'),
  revocation_endpoint: at('revoke'),
  jwks_uri: at('certs'),
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signingKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    published: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' },
    sign(claims: object): string {
      const signed = `${encode({ alg: 'ES256', kid })}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },
  };
}

const KEY = signingKey('k1');
/** An id token of the provider. */
export const jwt = KEY.sign;

export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });

const FORM = 'application/x-www-form-urlencoded';

/** OIDC-09: the form in a request of the library, which sends forms as URLSearchParams. */
export function formOf(init: RequestInit | undefined): URLSearchParams {
  const { 'content-type': type } = Object.fromEntries(new Headers(init?.headers));
  if (init?.method === 'POST' && type === FORM && init.body instanceof URLSearchParams) return init.body;
  throw new Error('this request carries no form');
}

export interface FakeProvider {
  readonly client: OidcClient;
  readonly local: Storage;
  readonly session: Storage;
  readonly windows: FakeWindows;
  readonly nowMs: number;
  /** Forms sent to the token endpoint. */
  readonly tokenRequests: URLSearchParams[];
  readonly calls: ProviderCall[];
  /** Begins a sign-in. @returns its authorization request and its stored state */
  begin(): Promise<{
    request: URL;
    state: string;
    stored: () => Record<string, unknown>;
    store: (change: object) => void;
  }>;
  claims(request: URL, change?: object): object;
}

export interface ProviderCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>> | null;
}

export interface StubResponses {
  metadata?: () => Response | Promise<Response>;
  token?: (form: URLSearchParams) => Response | Promise<Response>;
  userinfo?: () => Response;
  keys?: () => Response | Promise<Response>;
  revocation?: () => Response;
  settings?: Partial<OidcSettings>;
}

/** Replaces `fetch` by this provider. @returns the calls that it receives, and the forms of its token endpoint */
export function stubProvider(responses: StubResponses = {}) {
  const tokenRequests: URLSearchParams[] = [];
  const calls: ProviderCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const form = init?.method === 'POST' ? formOf(init) : null;
    calls.push({
      url,
      headers: Object.fromEntries(new Headers(init?.headers)),
      form: form && Object.fromEntries(form),
    });
    if (url.endsWith('/.well-known/openid-configuration')) return responses.metadata?.() ?? json(METADATA);
    if (url.endsWith('/userinfo')) return responses.userinfo?.() ?? json({ sub: 'p1' });
    if (url.endsWith('/certs')) return responses.keys?.() ?? json({ keys: [KEY.published] });
    if (url.endsWith('/revoke')) return responses.revocation?.() ?? json({});
    if (form === null) throw new Error(`${url} needs a form`);
    tokenRequests.push(form);
    return responses.token?.(form) ?? json({}, { status: 500 });
  });
  return { tokenRequests, calls };
}

/** The real library, connected to a provider whose responses the test sets. */
export function fakeProvider(responses: StubResponses = {}): FakeProvider {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const nowMs = Date.now();
  const windows = fakeWindows(nowMs);
  const { tokenRequests, calls } = stubProvider(responses);
  const client = createOidcClient({
    settings: {
      authority: AUTHORITY,
      redirectUri: HANDLER,
      uiLocales: 'en',
      requestTimeoutSeconds: 10,
      ...responses.settings,
    },
    storages: { local, session },
    origin: 'https://tivoli.example',
    windows,
  });
  return {
    client,
    local,
    session,
    windows,
    nowMs,
    tokenRequests,
    calls,
    async begin() {
      const request = new URL(await client.signInUrl({ redir: '/en/games/' }));
      const state = request.searchParams.get('state') ?? '';
      const key = `oidc.${state}`;
      const stored = (): Record<string, unknown> => JSON.parse(local.getItem(key) ?? 'null');
      const store = (change: object): void => local.setItem(key, JSON.stringify({ ...stored(), ...change }));
      return { request, state, stored, store };
    },
    claims: (request, change = {}) => ({
      iss: AUTHORITY,
      aud: 'app',
      sub: 'p1',
      azp: 'app',
      auth_time: Math.floor(nowMs / 1_000),
      iat: Math.floor(nowMs / 1_000),
      exp: Math.floor(nowMs / 1_000) + 600,
      nonce: request.searchParams.get('nonce'),
      ...change,
    }),
  };
}
