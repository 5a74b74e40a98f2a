import { describe, expect, test } from 'vitest';
import { isSignInCallback } from './callback.ts';
import { hasNoProviderSession, isTimeout, protocolError, signInError } from './signInErrors.ts';
import { assertSignInRequest } from './signInRequest.ts';
import { managerSettings } from './settings.ts';

const REQUEST = {
  url: 'https://id/auth',
  client_id: 'app',
  redirect_uri: 'https://tivoli.example/en/keycloak-login-handler/',
  response_type: 'code',
  scope: 'openid',
  authority: 'https://id/realms/tivoli',
};

describe('sign-in request', () => {
  test.each(['url', 'client_id', 'redirect_uri', 'response_type', 'scope', 'authority'])(
    'OIDC-15 needs %s',
    (name) => {
      expect(() => assertSignInRequest({ ...REQUEST, [name]: '' })).toThrow(`No ${name} passed`);
      expect(() => assertSignInRequest({ ...REQUEST, [name]: undefined })).toThrow(`No ${name} passed`);
    },
  );

  test.each(['token', 'id_token', 'code id_token'])(
    'OIDC-16 does not accept the response type %s',
    (type) => {
      expect(() => assertSignInRequest({ ...REQUEST, response_type: type })).toThrow(
        'Only the Authorization Code flow (with PKCE) is supported',
      );
    },
  );

  test('OIDC-16 accepts the response type code', () => {
    expect(() => assertSignInRequest(REQUEST)).not.toThrow();
  });
});

describe('callback detection', () => {
  const at = (rest: string) => new URL(`https://tivoli.example/en/keycloak-login-handler/${rest}`);

  test.each(['?code=c&state=s', '?error=e&state=s', '#code=c&state=s', '#error=e&state=s'])(
    'OIDC-40 %s is a callback',
    (rest) => {
      expect(isSignInCallback(at(rest))).toBe(true);
    },
  );

  test.each(['', '?code=c', '?state=s', '#state=s', '?code=c#state=s', '?redir=/x&logoutReason=JWT_EXPIRED'])(
    'OIDC-40 %j is not a callback',
    (rest) => {
      expect(isSignInCallback(at(rest))).toBe(false);
    },
  );
});

describe('errors', () => {
  test('OIDC-54 an unknown error has the message Login failed', () => {
    for (const thrown of [undefined, null, 'text', {}, new Error('')])
      expect(signInError(thrown).message).toBe('Login failed');
    expect(signInError(new Error('State does not match')).message).toBe('State does not match');
  });

  test.each(['login_required', 'consent_required', 'interaction_required', 'account_selection_required'])(
    'OIDC-53 %s means that nobody is signed in at the provider',
    (error) => {
      expect(hasNoProviderSession(Object.assign(new Error(error), { error }))).toBe(true);
    },
  );

  test('AMB-16 a failed server or network does not mean that nobody is signed in', () => {
    expect(hasNoProviderSession(Object.assign(new Error('x'), { error: 'server_error' }))).toBe(false);
    expect(hasNoProviderSession(new Error('Failed to fetch'))).toBe(false);
    expect(protocolError('login_required')).toBeNull();
  });

  test('OIDC-45 a timeout is recognised by its name', () => {
    expect(
      isTimeout(Object.assign(new Error('IFrame timed out without a response'), { name: 'ErrorTimeout' })),
    ).toBe(true);
    expect(isTimeout(new Error('Network timed out'))).toBe(false);
  });
});

describe('settings', () => {
  const settings = managerSettings({
    authority: 'a',
    redirectUri: 'r',
    uiLocales: 'de-AT',
    requestTimeoutSeconds: 7,
  });

  test.each([
    ['client_id', 'app'],
    ['requestTimeoutInSeconds', 7],
    ['silentRequestTimeoutInSeconds', 10],
    ['staleStateAgeInSeconds', 900],
    ['accessTokenExpiringNotificationTimeInSeconds', 60],
    ['validateSubOnSilentRenew', true],
  ] as const)('OIDC-04 OIDC-05 OIDC-49 %s is %s', (name, value) => {
    expect(settings[name]).toBe(value);
  });
});
