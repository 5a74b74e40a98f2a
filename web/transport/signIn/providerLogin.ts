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
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '');
    return isLogin(stored) ? stored : null;
  } catch {
    return null;
  }
}

const isLogin = (stored: unknown): stored is ProviderLogin =>
  typeof stored === 'object' &&
  stored !== null &&
  ['state', 'verifier', 'path'].every((name) => typeof Reflect.get(stored, name) === 'string');

export interface Secrets {
  readonly verifier: string;
  /** SHA-256 of the verifier in base64url, which the platform receives at the beginning. */
  readonly challenge: string;
}

/** The verifier and its challenge, as in PKCE (RFC 7636). */
export async function newSecrets(): Promise<Secrets> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
