import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import {
  authorizationUrl,
  exchange,
  openBrowser,
  openForm,
  signIn,
  type Tokens,
} from '../../signIn/browser.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.pool.query(
    `update identity.player set status = 'Active', status_cause = null, reopen_allowed = true, country = 'FI'`,
  );
  await server.database.pool.query('delete from identity.attempt');
});

const visitor = () => openBrowser(server.app, 'northlight');
const authenticate = (token: string) => server.signIn.authenticate(token, server.sites.defaultSite);
const close = (cause: string | null, mayReopen: boolean) =>
  server.database.transaction((tx) =>
    server.players.commands.closeAccount(tx, server.annaId, { cause, mayReopen }),
  );

async function tryToSignIn(password = 'foyer-demo-1', more = {}): Promise<LightMyRequestResponse> {
  const browser = visitor();
  const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
  return browser.post(form.action, { csrf: form.csrf, email: 'anna@foyer.test', password, ...more });
}

async function accountStatus(): Promise<string> {
  const player = await server.players.get(server.database.query, server.annaId);
  return player.status.status;
}

describe('an account is closed', () => {
  test('PLAYER-03 its session and refresh tokens end immediately, and the history has the reason', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    await authenticate(tokens.access_token);
    await close(null, false);
    await expect(authenticate(tokens.access_token)).rejects.toThrow('ended');
    const renewed = await exchange(browser, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(renewed.json<Tokens>()).toMatchObject({ error: 'invalid_grant' });
    const { sessions } = await server.signIn.sessionHistory(server.database.query, {
      playerId: server.annaId,
      first: 1,
      after: null,
    });
    expect(sessions[0]).toMatchObject({ endReason: 'ACCOUNT_CLOSED' });
  });

  test.each([
    ['MultipleAccounts', true, 'multipleAccounts'],
    [null, true, 'mayReopen'],
  ])(
    'PLAYER-03 closed by %s, reopenable %s: the sign-in page shows %s',
    async (cause, mayReopen, problem) => {
      await close(cause, mayReopen);
      const answer = await tryToSignIn();
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ problem, mayReopen: problem === 'mayReopen' });
    },
  );

  test.each([null, 'MultipleAccounts'])(
    'PLAYER-03 closed permanently by %s: its owner can sign in to the balance, and it stays closed',
    async (cause) => {
      await close(cause, false);
      const { tokens } = await signIn(visitor());
      await expect(authenticate(tokens.access_token)).resolves.toMatchObject({ playerId: server.annaId });
      expect(await accountStatus()).toBe('Closed');
    },
  );

  test('PLAYER-03 without the password nothing is revealed', async () => {
    await close(null, true);
    expect((await tryToSignIn('not the password')).json()).toMatchObject({ problem: 'wrongCredentials' });
  });

  test('PLAYER-03 its owner can reopen it with the password and a confirmation, where allowed', async () => {
    await close(null, true);
    expect((await tryToSignIn('not the password', { reopen: 'yes' })).statusCode).toBe(422);
    expect(await accountStatus()).toBe('Closed');
    expect((await tryToSignIn('foyer-demo-1', { reopen: 'yes' })).statusCode).toBe(303);
    expect(await accountStatus()).toBe('Active');
  });

  test.each(['AnyOther', 'MultipleAccounts'])(
    'PLAYER-03 where not allowed, the confirmation changes nothing: %s',
    async (cause) => {
      await close(cause, false);
      expect((await tryToSignIn('foyer-demo-1', { reopen: 'yes' })).statusCode).toBe(303);
      expect(await accountStatus()).toBe('Closed');
    },
  );

  test('PLAYER-03 a sign-in in progress does not succeed after the closure', async () => {
    const signingIn = Array.from({ length: 5 }, () => signIn(visitor()).catch(() => null));
    await close(null, true);
    const found = await Promise.all(signingIn);
    for (const one of found)
      if (one) await expect(authenticate(one.tokens.access_token)).rejects.toThrow('ended');
  });
});

test('a player from a country that is not served gets a message, only with their password', async () => {
  await server.database.pool.query(`update identity.player set country = 'FR'`);
  expect((await tryToSignIn()).json()).toMatchObject({ problem: 'countryNotServed' });
  expect((await tryToSignIn('not the password')).json()).toMatchObject({ problem: 'wrongCredentials' });
});
