import { beforeEach, describe, expect, test } from 'vitest';
import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import type { HeldTokens } from '../../oidc/oidcClient.ts';
import { createCookies } from '../../storage/cookies.ts';
import { cookieJar, memoryStorage } from '../../storage/testing/cookieJar.ts';
import { logOutByMutation } from './logOut.ts';
import { createSignOut } from './signOut.ts';
import { storeToken } from '../storedSession.ts';
import { tabFamily } from '../testing/tabFamily.ts';

let done: string[];
beforeEach(() => {
  done = [];
});

interface SignOutCase {
  readonly held?: HeldTokens;
  readonly revoke?: () => Promise<void>;
  readonly logOut?: () => Promise<boolean>;
  readonly reason?: LogoutReason;
  readonly hasPush?: boolean;
}

/** Signs out. @returns the events in order */
async function signingOut({
  held,
  revoke,
  logOut,
  reason,
  hasPush,
}: SignOutCase): Promise<readonly string[]> {
  const cookies = createCookies(cookieJar(), { hostname: 'tivoli.example', protocol: 'https:' });
  storeToken(cookies, 'access-token');
  const signOut = createSignOut(
    {
      cookies,
      storages: { session: memoryStorage(), local: memoryStorage() },
      tabs: tabFamily().open(),
      loadOidc: () =>
        Promise.resolve({
          heldTokens: () => Promise.resolve(held ?? null),
          async revoke(token) {
            done.push(`revoke ${token}`);
            if (revoke) await revoke();
          },
          signOutUrl: () => Promise.resolve('https://id/logout'),
        }),
      // Its code may be missing after an upgrade, which keeps nobody signed in.
      ...(hasPush && {
        endPush: () => {
          done.push('end push');
          return Promise.reject(new Error('no code'));
        },
      }),
      async logOut(token) {
        done.push(`mutation ${token}`);
        return logOut ? logOut() : true;
      },
      loggedOut: () => void done.push('logged out'),
      loginPath: () => '/en/login/',
      goTo: (path) => void done.push(`to ${path}`),
    },
    () => {},
  );
  await signOut(reason);
  return done;
}

describe('the logged-out event', () => {
  test('LOGOUT-05 is dispatched after the mutation succeeded, before leaving the page', async () => {
    expect(await signingOut({})).toEqual(['mutation access-token', 'logged out', 'to /en/login/']);
  });

  test.each([
    ['says no', () => Promise.resolve(false)],
    ['is not reached', () => Promise.reject(new Error('Network timed out'))],
  ])('LOGOUT-05 is not dispatched when the platform %s; the player leaves anyway', async (_what, logOut) => {
    expect(await signingOut({ logOut })).toEqual(['mutation access-token', 'to /en/login/']);
  });

  test('LOGOUT-03 is dispatched when signing out at the provider too', async () => {
    const held = { idToken: 'id-token', refreshToken: null };
    expect(await signingOut({ held })).toEqual(['logged out', 'to https://id/logout']);
  });
});

describe('the refresh token', () => {
  const held = { idToken: 'id-token', refreshToken: 'r1' };

  test('OIDC-13 is revoked before the page is left for the provider', async () => {
    expect(await signingOut({ held })).toEqual(['revoke r1', 'logged out', 'to https://id/logout']);
  });

  test('a failed revocation does not keep the player on the page', async () => {
    const revoke = () => Promise.reject(new Error('Network timed out'));
    expect(await signingOut({ held, revoke })).toEqual(['revoke r1', 'logged out', 'to https://id/logout']);
  });
});

test.each([
  ['ends', undefined, ['end push', 'logged out', 'to https://id/logout']],
  ['leaves', 'SESSION_EXPIRED', ['logged out', 'to https://id/logout']],
] as const)('it %s push messages to the device for the reason %s', async (_what, reason, events) => {
  const held = { idToken: 'id-token', refreshToken: null };
  expect(await signingOut({ held, hasPush: true, ...(reason && { reason }) })).toEqual(events);
});

describe('the mutation', () => {
  const answering = (body: unknown, status = 200) =>
    logOutByMutation(async () => Response.json(body, { status }), 'tivoli')('access-token');

  test.each([
    [{ data: { logout: { loggedOut: true } } }, true],
    [{ data: { logout: { loggedOut: false } } }, false],
    [{ data: null, errors: [{}] }, false],
    [null, false],
  ])('GQLO-10 with the response %j: %s', async (body, agreed) => {
    expect(await answering(body)).toBe(agreed);
  });

  test('GQLO-10 a failure is not a success', async () => {
    expect(await answering({ data: { logout: { loggedOut: true } } }, 503)).toBe(false);
  });
});
