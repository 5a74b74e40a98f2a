import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { hasNoProviderSession, isTimeout, timeoutError } from '../oidc/signInErrors.ts';
import type { Clock } from '../clock/clock.ts';
import type { Cookies } from '../storage/cookies.ts';
import type { SessionReader } from './sessionReader.ts';
import type { BrowserSession, SessionStore, SessionStoreDeps } from './session.ts';
import { storeCustomTokens, storedRefreshToken, storeToken } from './storedSession.ts';

/** OIDC-49: how long before its expiry a token of the identity provider is renewed. */
const EXPIRING_NOTICE_MS = 60 * SECOND;
/** SESS-02: how long before its expiry a token of the custom flow is renewed. */
const CUSTOM_NOTICE_MS = 30 * SECOND;
/** OIDC-44: timeout of a renewal in the custom flow. The OIDC client has the same timeout for its own renewals. */
const CUSTOM_TIMEOUT_MS = 10 * SECOND;
/** OIDC-45: delay before a renewal that timed out is retried. */
const RETRY_AFTER_MS = 5 * SECOND;

const noticeMs = (cookies: Cookies): number =>
  storedRefreshToken(cookies) === null ? EXPIRING_NOTICE_MS : CUSTOM_NOTICE_MS;

// Tokens that live shorter than the notice period are renewed at half their lifetime instead of continuously.
const dueInMs = (leftMs: number, notice: number): number => Math.max(leftMs - notice, leftMs / 2);

export interface RenewalDeps extends Pick<
  SessionStoreDeps,
  'clock' | 'cookies' | 'tabs' | 'loadOidc' | 'refreshTokens'
> {
  readonly reader: SessionReader;
  readonly signOut: SessionStore['signOut'];
  changed(): void;
}

export function createRenewal(deps: RenewalDeps) {
  const { clock, cookies, tabs, loadOidc, refreshTokens, reader, signOut, changed } = deps;
  let isRunning = false;
  let cancel = (): void => {};

  const refreshAfter = (delayMs: number): void => {
    cancel();
    cancel = clock.after(delayMs, () => void refresh());
  };

  /** Reschedules the next renewal. Call it when the token changes. */
  const plan = (): void => {
    cancel();
    const session = reader.current();
    if (!session || !isRunning) return;
    const leftMs = session.expiresAt - clock.now();
    // A token that cannot be renewed is used until it expires.
    refreshAfter(session.refreshable ? dueInMs(leftMs, noticeMs(cookies)) : leftMs);
  };

  const refresh: SessionStore['refresh'] = (refused) => onceForAllTabs(tabs, reader, { renew, refused });

  const renew = async (): Promise<BrowserSession | null> => {
    if (reader.read()?.refreshable === false) return ended('JWT_EXPIRED');
    try {
      const refreshToken = storedRefreshToken(cookies);
      if (refreshToken === null)
        storeToken(cookies, await (await loadOidc()).renew(reader.read()?.token ?? null));
      else
        storeCustomTokens(cookies, await withTimeout(clock, (signal) => refreshTokens(refreshToken, signal)));
    } catch (error) {
      return failed(error);
    }
    tabs.send({ type: 'renewed' });
    changed();
    return reader.current();
  };

  const ended = (reason: LogoutReason): Promise<null> => signOut(reason).then(() => null);

  const failed = async (error: unknown): Promise<BrowserSession | null> => {
    if (isTimeout(error) || isUnreachable(error)) {
      refreshAfter(RETRY_AFTER_MS);
      return reader.current();
    }
    // SESS-03 to SESS-05, AMB-16: the reason says whether the session is over or only its token was not renewed.
    return ended(
      hasNoProviderSession(error) || isRefreshTokenInvalid(error) ? 'SESSION_EXPIRED' : 'JWT_EXPIRED',
    );
  };

  return {
    refresh,
    plan,
    /** Renews tokens before they expire, until stopped. */
    start() {
      isRunning = true;
      plan();
      // OIDC-41: the token has expired while the machine was asleep.
      if (reader.read() !== null && reader.current() === null) void refresh();
    },
    stop() {
      isRunning = false;
      cancel();
    },
  };
}

/** Limits the time of a call: a pending one would block the renewal of all tabs. @throws ErrorTimeout */
const withTimeout = <Result>(clock: Clock, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController();
    const cancel = clock.after(CUSTOM_TIMEOUT_MS, () => {
      controller.abort();
      reject(timeoutError('Renewal timed out'));
    });
    work(controller.signal).finally(cancel).then(resolve, reject);
  });

/** No network, which `fetch` and `import` report as a TypeError, is no reason to sign the player out. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (isFailure(error) && error.type === null);

const isRefreshTokenInvalid = (error: unknown): boolean =>
  isFailure(error) && error.type === 'InvalidTokenFailure';

// The error is recognised by its name, so that the code of the calls is not loaded.
const isFailure = (error: unknown): error is Error & { readonly type: unknown } =>
  error instanceof Error && error.name === 'SignInFailure' && 'type' in error;

/** Renews the token in one tab at a time: a tab that waited uses the token that another tab got. */
function onceForAllTabs(
  tabs: SessionStoreDeps['tabs'],
  reader: SessionReader,
  { renew, refused }: { renew(): Promise<BrowserSession | null>; refused: string | undefined },
): Promise<BrowserSession | null> {
  const stale = refused ?? reader.read()?.token;
  return tabs.exclusively(async () => {
    // There is nothing to renew for a visitor, or for a player who has signed out in another tab.
    if (stale === undefined || reader.read() === null) return null;
    const found = reader.current();
    return found && found.token !== stale ? found : renew();
  });
}
