import { OidcClient, UserManager, WebStorageStateStore, type UserManagerSettings } from 'oidc-client-ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/testing/cookieJar.ts';
import { managerSettings } from './settings.ts';
import { AUTHORITY, fakeProvider, HANDLER, json, jwt, stubProvider } from './testing/fakeProvider.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The library with the lobby's settings, plus those that another deployment may use. */
const settings = (change: Partial<UserManagerSettings> = {}): UserManagerSettings => ({
  ...managerSettings({
    authority: AUTHORITY,
    redirectUri: HANDLER,
    uiLocales: 'en',
    requestTimeoutSeconds: 10,
  }),
  stateStore: new WebStorageStateStore({ store: memoryStorage() }),
  userStore: new WebStorageStateStore({ store: memoryStorage() }),
  monitorSession: false,
  ...change,
});

const tokens = (claims: object = { sub: 'p1' }) =>
  json({ access_token: 'a', id_token: jwt(claims), token_type: 'Bearer', expires_in: 600, scope: 'openid' });

describe('a call without its required values is not made', () => {
  test.each([
    [{ client_id: '' }, 'No client_id on state'],
    [{ redirect_uri: '' }, 'A redirect_uri is required'],
    [{}, 'Expected code in response'],
  ])('OIDC-26 an exchange with a stored %j: %s', async (change, text) => {
    const provider = fakeProvider({ settings: 'redirect_uri' in change ? { redirectUri: '' } : {} });
    // The sign-in begins with a redirect URI and is completed without one.
    const { state } = await fakeProvider()
      .begin()
      .catch(() => ({ state: '' }));
    const stored = {
      id: state,
      request_type: 'si:r',
      authority: AUTHORITY,
      client_id: 'app',
      redirect_uri: HANDLER,
      code_verifier: 'v'.repeat(43),
      scope: 'openid',
      ...change,
    };
    provider.local.setItem(`oidc.${state}`, JSON.stringify(stored));
    const query = text.startsWith('Expected') ? '' : 'code=c1&';
    await expect(provider.client.complete(`${HANDLER}?${query}state=${state}`)).rejects.toThrow(text);
    expect(provider.tokenRequests).toHaveLength(0);
  });

  test.each([
    [{ client_id: '' }, 'r1', 'A client_id is required'],
    [{}, '', 'A refresh_token is required'],
  ])('OIDC-27 a refresh with %j and the token %j: %s', async (change, token, text) => {
    const { tokenRequests } = stubProvider();
    const client = new OidcClient(settings(change));
    const state = { refresh_token: token, session_state: null, profile: PROFILE };
    await expect(client.useRefreshToken({ state })).rejects.toThrow(text);
    expect(tokenRequests).toHaveLength(0);
  });

  test('OIDC-28 a revocation without a token', async () => {
    await expect(new OidcClient(settings()).revokeToken('')).rejects.toThrow('A token is required');
  });

  test('OIDC-29 basic client authentication without a secret', async () => {
    const { tokenRequests } = stubProvider();
    const client = new OidcClient(settings({ client_authentication: 'client_secret_basic' }));
    const password = client.processResourceOwnerPasswordCredentials({ username: 'u', password: 'p' });
    await expect(password).rejects.toThrow('A client_secret is required');
    expect(tokenRequests).toHaveLength(0);
  });
});

const PROFILE = { sub: 'p1', iss: AUTHORITY, aud: 'app', exp: 0, iat: 0 };

describe('provider metadata', () => {
  test('ERR-13 cannot be loaded without a URL', async () => {
    const metadata = new UserManager(settings({ authority: '' })).metadataService;
    await expect(metadata.getMetadata()).rejects.toThrow('No authority or metadataUrl configured');
  });

  test.each([{}, { keys: 'none' }])('ERR-15 the key set %j has no keys', async (body) => {
    stubProvider({ keys: () => json(body) });
    const metadata = new UserManager(settings()).metadataService;
    await expect(metadata.getSigningKeys()).rejects.toThrow(/^Missing keys on keyset$/);
  });
});

describe('the password grant', () => {
  test('OIDC-11 OIDC-09 sends user name, password and scope, as a form', async () => {
    const provider = fakeProvider({ token: () => tokens({ sub: 'p1', iss: AUTHORITY, aud: 'app' }) });
    expect(await provider.client.signInByPassword('anna', 'secret')).toMatchObject({ accessToken: 'a' });
    expect(Object.fromEntries(provider.tokenRequests[0] ?? [])).toEqual({
      grant_type: 'password',
      client_id: 'app',
      username: 'anna',
      password: 'secret',
      scope: 'openid',
    });
  });
});

describe('user info', () => {
  const manager = (sub: string) => {
    stubProvider({
      token: () => tokens({ sub: 'p1' }),
      userinfo: () => json({ sub, email: 'anna@foyer.test' }),
    });
    return new UserManager(settings({ loadUserInfo: true }));
  };
  const credentials = { username: 'anna', password: 'secret' };

  test("OIDC-24 for another subject than the id token's is refused", async () => {
    const userManager = manager('p2');
    await expect(userManager.signinResourceOwnerCredentials(credentials)).rejects.toThrow(
      'subject from UserInfo response does not match subject in ID Token',
    );
    expect(await userManager.getUser()).toBeNull();
  });

  test('OIDC-24 for the same subject adds to the profile', async () => {
    const user = await manager('p1').signinResourceOwnerCredentials(credentials);
    expect(user.profile).toMatchObject({ sub: 'p1', email: 'anna@foyer.test' });
  });
});
