import {
  BeginProviderLogin,
  CompleteProviderLogin,
  EnterSignInCode,
  RefreshAccessToken,
  RequestSignInCode,
  ResendSignInCode,
  type CompleteProviderLoginMutation,
  type ProviderLoginStatus,
} from '@foyer/contract/generated/operations.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { isSignInOutcome, type SignInOutcome } from '@foyer/contract/signIn/outcomes.ts';
import type { PaymentProvider } from '@foyer/contract/signIn/providers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { LOBBY_ENDPOINT } from '../graphql/endpoints.ts';
import { graphqlServerOfPage, operationBody } from '../graphql/graphqlServer.ts';

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface CodeSent {
  readonly attempt: string;
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
}

/** Sign-in mutations, sent without the GraphQL client, so that the sign-in pages do not load its code. */
export interface SignInCalls {
  /** Sends a code. @throws SignInFailure, like all methods here */
  requestCode(address: string): Promise<CodeSent>;
  resendCode(attempt: string): Promise<CodeSent>;
  enterCode(attempt: string, code: string): Promise<SessionTokens>;
  /** @param challenge SHA-256 of a verifier that stays in this tab @returns URL to redirect to */
  beginAt(provider: PaymentProvider, challenge: string): Promise<{ url: string; state: string }>;
  completeAt(provider: PaymentProvider, proof: LoginProof): Promise<ProviderLoginResponse>;
  refresh(refreshToken: string): Promise<SessionTokens>;
}

export type VerifiedNewcomer = NonNullable<
  CompleteProviderLoginMutation['completeProviderLogin']['newcomer']
>;

export interface LoginProof {
  readonly state: string;
  readonly verifier: string;
}

export interface ProviderLoginResponse {
  readonly status: ProviderLoginStatus;
  readonly tokens: SessionTokens | null;
  /** A visitor without an account who began to register. */
  readonly newcomer: VerifiedNewcomer | null;
}

/** The platform rejected the call, or could not be reached. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  /** The type of the platform's error, such as `SignInRefused`; null if there was no response. */
  readonly type: string | null;
  readonly outcome: SignInOutcome | null;
  readonly keys: Readonly<Record<string, unknown>>;

  constructor(type: string | null, reasons: readonly unknown[], keys: Readonly<Record<string, unknown>>) {
    super(type ?? 'no answer');
    this.type = type;
    this.outcome = reasons.find(isSignInOutcome) ?? null;
    this.keys = keys;
  }
}

export interface CallContext {
  readonly brand: string;
  readonly locale: Locale;
  readonly fetch: typeof globalThis.fetch;
}

export const pageCallContext = (brand: string, locale: Locale): CallContext => ({
  brand,
  locale,
  fetch: (input, init) => fetch(input, init),
});

/** Sends one mutation without a bearer token. @throws SignInFailure */
export async function call<Result, Variables extends object>(
  { brand, locale, fetch }: CallContext,
  document: PersistedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const server = graphqlServerOfPage();
  const answer = await fetch(server.origin + LOBBY_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.brand]: brand, [HEADERS.locale]: locale },
    body: JSON.stringify(operationBody(server, document, variables)),
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as Answer<Result> | null | undefined;
  if (body?.data) return body.data;
  const { type = null, reasons = [], keys = {} } = body?.errors?.[0]?.extensions ?? {};
  throw new SignInFailure(type, reasons, keys);
}

/** The response of GraphQL. It is not validated, because the platform is of the same build. */
interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly {
    readonly extensions?: {
      readonly type?: string;
      readonly reasons?: readonly unknown[];
      readonly keys?: Readonly<Record<string, unknown>>;
    };
  }[];
}

export const signInCalls = (context: CallContext): SignInCalls => ({
  requestCode: async (address) => (await call(context, RequestSignInCode, { address })).requestSignInCode,
  resendCode: async (attempt) => (await call(context, ResendSignInCode, { attempt })).resendSignInCode,
  enterCode: async (attempt, code) =>
    (await call(context, EnterSignInCode, { attempt, code })).enterSignInCode,
  beginAt: async (provider, challenge) =>
    (await call(context, BeginProviderLogin, { provider, challenge })).beginProviderLogin,
  completeAt: async (provider, proof) =>
    (await call(context, CompleteProviderLogin, { provider, ...proof })).completeProviderLogin,
  refresh: async (refreshToken) =>
    (await call(context, RefreshAccessToken, { refreshToken })).refreshAccessToken,
});
