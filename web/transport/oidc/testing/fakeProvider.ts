import { vi } from 'vitest';
import { memoryStorage } from '../../storage/testing/cookieJar.ts';
import { createOidcClient, type OidcClient } from '../oidcClient.ts';

export const AUTHORITY = 'https://tivoli.example/realms/tivoli';
export const HANDLER = 'https://tivoli.example/en/keycloak-login-handler/';
const at = (path: string) => `${AUTHORITY}/protocol/openid-connect/${path}`;

const METADATA = {
  issuer: AUTHORITY,
  authorization_endpoint: at('auth'),
  token_endpoint: at('token'),
  end_session_endpoint: at('logout'),
};

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
export const jwt = (claims: object): string => `${encode({ alg: 'ES256' })}.${encode(claims)}.signature`;

export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });

/** The library sends its forms as URLSearchParams. */
export function formOf(init: RequestInit | undefined): URLSearchParams {
  if (init?.body instanceof URLSearchParams) return init.body;
  throw new Error('this request carries no form');
}

export interface FakeProvider {
  readonly client: OidcClient;
  readonly local: Storage;
  readonly session: Storage;
  readonly nowMs: number;
  /** The forms sent to the token endpoint. */
  readonly asked: URLSearchParams[];
  /** Begins a sign-in. @returns its request, and what is stored for it */
  begin(): Promise<{
    request: URL;
    state: string;
    stored: () => Record<string, unknown>;
    store: (change: object) => void;
  }>;
  claims(request: URL, change?: object): object;
}

export interface Answers {
  metadata?: () => Response | Promise<Response>;
  token?: (form: URLSearchParams) => Response | Promise<Response>;
}

/** The library for real, against a provider that answers as a test says. */
export function fakeProvider(answers: Answers = {}): FakeProvider {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const nowMs = Date.now();
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/.well-known/openid-configuration')) return answers.metadata?.() ?? json(METADATA);
    const form = formOf(init);
    asked.push(form);
    return answers.token?.(form) ?? json({}, { status: 500 });
  });
  const client = createOidcClient({
    settings: { authority: AUTHORITY, redirectUri: HANDLER, uiLocales: 'en' },
    storages: { local, session },
    origin: 'https://tivoli.example',
    now: () => nowMs,
  });
  return {
    client,
    local,
    session,
    nowMs,
    asked,
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
