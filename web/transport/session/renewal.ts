import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { isProviderSessionGone, isTimeout, timeoutError } from '../oidc/signInErrors.ts';
import type { Clock } from '../clock/clock.ts';
import type { Cookies } from '../storage/cookies.ts';
import type { SessionReader } from './sessionReader.ts';
import type { BrowserSession, SessionStore, SessionStoreDeps } from './session.ts';
import { storeCustomTokens, storedRefreshToken, storeToken } from './storedSession.ts';

/** OIDC-49 */
const EXPIRING_NOTICE_MS = 60 * SECOND;
/** SESS-02 */
const CUSTOM_NOTICE_MS = 30 * SECOND;
/** OIDC-44; the OIDC client applies it to its own renewals. */
const CUSTOM_TIMEOUT_MS = 10 * SECOND;
/** OIDC-45 */
const RETRY_AFTER_MS = 5 * SECOND;

const noticeMs = (cookies: Cookies): number =>
  storedRefreshToken(cookies) === null ? EXPIRING_NOTICE_MS : CUSTOM_NOTICE_MS;

// Tokens with a shorter lifetime than the notice period are renewed at half their lifetime, not continuously.
const dueInMs = (leftMs: number, notice: number): number => Math.max(leftMs - notice, leftMs / 2);

export interface Renewal {
  readonly refresh: SessionStore['refresh'];
  /** Renews tokens before they expire, until stopped. */
  start(): void;
  stop(): void;
  /** Call when the token changes: reschedules the next renewal. */
  plan(): void;
}

export interface RenewalDeps extends Pick<
  SessionStoreDeps,
  'clock' | 'cookies' | 'tabs' | 'loadOidc' | 'refreshTokens'
> {
  readonly held: SessionReader;
  readonly signOut: SessionStore['signOut'];
  changed(): void;
}

export function createRenewal({
  clock,
  cookies,
  tabs,
  loadOidc,
  refreshTokens,
  held,
  signOut,
  changed,
}: RenewalDeps): Renewal {
  let isRunning = false;
  let callOff = (): void => {};

  const refreshAfter = (delayMs: number): void => {
    callOff();
    callOff = clock.after(delayMs, () => void refresh());
  };

  const plan = (): void => {
    callOff();
    const session = held.current();
    if (!session || !isRunning) return;
    const leftMs = session.expiresAt - clock.now();
    // A token that cannot be renewed is used until it expires.
    refreshAfter(session.isRefreshable ? dueInMs(leftMs, noticeMs(cookies)) : leftMs);
  };

  const refresh: SessionStore['refresh'] = (refused) => onceForAllTabs(tabs, held, { renew, refused });

  const renew = async (): Promise<BrowserSession | null> => {
    if (held.read()?.isRefreshable === false) return ended('JWT_EXPIRED');
    try {
      const refreshToken = storedRefreshToken(cookies);
      if (refreshToken === null)
        storeToken(cookies, await (await loadOidc()).renew(held.read()?.accessToken ?? null));
      else storeCustomTokens(cookies, await inTime(clock, (signal) => refreshTokens(refreshToken, signal)));
    } catch (error) {
      return failed(error);
    }
    tabs.tell({ type: 'renewed' });
    changed();
    return held.current();
  };

  const ended = (reason: LogoutReason): Promise<null> => signOut(reason).then(() => null);

  const failed = async (error: unknown): Promise<BrowserSession | null> => {
    if (isTimeout(error) || isUnanswered(error)) {
      refreshAfter(RETRY_AFTER_MS);
      return held.current();
    }
    // SESS-03 to SESS-05, AMB-16
    return ended(isProviderSessionGone(error) || isTokenGone(error) ? 'SESSION_EXPIRED' : 'JWT_EXPIRED');
  };

  return {
    refresh,
    plan,
    start() {
      isRunning = true;
      plan();
      // OIDC-41: the token expired while the machine was asleep.
      if (held.read() !== null && held.current() === null) void refresh();
    },
    stop() {
      isRunning = false;
      callOff();
    },
  };
}

/**
 * A pending call would block the renewal of all tabs, so it times out. A later result is ignored. @throws
 * ErrorTimeout
 */
const inTime = <Result>(clock: Clock, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const waiting = new AbortController();
    const callOff = clock.after(CUSTOM_TIMEOUT_MS, () => {
      waiting.abort();
      reject(timeoutError('Renewal timed out'));
    });
    work(waiting.signal).finally(callOff).then(resolve, reject);
  });

/** The platform could not be reached, which is no reason to sign the player out. */
const isUnanswered = (error: unknown): boolean => isFailure(error) && error.type === null;

/** SESS-03 */
const isTokenGone = (error: unknown): boolean => isFailure(error) && error.type === 'InvalidTokenFailure';

// Checked by name, so that the calls are not loaded.
const isFailure = (error: unknown): error is Error & { readonly type: unknown } =>
  error instanceof Error && error.name === 'SignInFailure' && 'type' in error;

/** Renews in one tab at a time: a tab that waited uses the token that another tab got. */
function onceForAllTabs(
  tabs: SessionStoreDeps['tabs'],
  held: SessionReader,
  { renew, refused }: { renew(): Promise<BrowserSession | null>; refused: string | undefined },
): Promise<BrowserSession | null> {
  const stale = refused ?? held.read()?.accessToken;
  return tabs.alone(async () => {
    // A visitor has nothing to renew, nor has a player who signed out in another tab meanwhile.
    if (stale === undefined || held.read() === null) return null;
    const found = held.current();
    return found && found.accessToken !== stale ? found : renew();
  });
}
