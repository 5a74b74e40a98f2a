/** A sign-in at a payment provider that this tab began. */
export interface ProviderLogin {
  /** Goes to the provider and comes back; it tells which sign-in an answer belongs to. */
  readonly state: string;
  /** Stays in this tab: without it nobody can complete the sign-in. */
  readonly verifier: string;
  /** A path on this origin. */
  readonly path: string;
}

const KEY = 'signIn.provider';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export const rememberLogin = (store: Store, login: ProviderLogin): void =>
  store.setItem(KEY, JSON.stringify(login));

export const forgetLogin = (store: Store): void => store.setItem(KEY, '');

export function providerLogin(store: Store): ProviderLogin | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '');
    return isLogin(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isLogin = (kept: unknown): kept is ProviderLogin =>
  typeof kept === 'object' &&
  kept !== null &&
  ['state', 'verifier', 'path'].every((name) => typeof Reflect.get(kept, name) === 'string');

export interface Secrets {
  readonly verifier: string;
  /** What the platform is told of it: its SHA-256, in base64url. */
  readonly challenge: string;
}

/** As PKCE does it (RFC 7636). */
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
