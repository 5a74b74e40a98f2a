import { parseRecord } from '../storage/record.ts';

/** A sign-in at a payment provider that this tab began. */
export interface ProviderLogin {
  /** Identifies the sign-in. It is sent to the provider, which returns it in its callback. */
  readonly state: string;
  /** Proves that this tab began the sign-in. It leaves the tab only when the sign-in is completed. */
  readonly verifier: string;
  /** The path on this origin at which to continue. */
  readonly path: string;
}

const KEY = 'signIn.provider';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export const rememberLogin = (store: Store, login: ProviderLogin): void =>
  store.setItem(KEY, JSON.stringify(login));

export const forgetLogin = (store: Store): void => store.setItem(KEY, '');

export function providerLogin(store: Store): ProviderLogin | null {
  const { state, verifier, path } = parseRecord(store.getItem(KEY)) ?? {};
  return typeof state === 'string' && typeof verifier === 'string' && typeof path === 'string'
    ? { state, verifier, path }
    : null;
}

/** A verifier and its challenge as in PKCE (RFC 7636). The challenge, which the platform gets first, is the verifier's SHA-256. */
export async function newSecrets() {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
