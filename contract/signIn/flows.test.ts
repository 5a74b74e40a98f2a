import { describe, expect, test } from 'vitest';
import { LOGIN_FLOWS } from '../content/lobbySettings.ts';
import { isPasswordless, paymentProviderOf, VERIFICATION_PROVIDERS } from './flows.ts';
import { isSignInOutcome, SIGN_IN_OUTCOMES } from './outcomes.ts';

describe('sign-in flows', () => {
  test('CUST-02 the flows are those of the specification', () => {
    expect(LOGIN_FLOWS).toEqual(['Keycloak', 'Sms', 'Trustly', 'Piq', 'Zimpler']);
  });

  test.each([
    ['Keycloak', false],
    ['Sms', false],
    ['Trustly', true],
    ['Piq', true],
    ['Zimpler', true],
  ])('CUST-03 %s is passwordless: %s', (flow, isSo) => {
    expect(isPasswordless(flow)).toBe(isSo);
  });

  test('CUST-04 the providers are those of the specification', () => {
    expect(VERIFICATION_PROVIDERS).toEqual(['KEYCLOAK', 'PIQ', 'SMS', 'TRUSTLY', 'ZIMPLER']);
  });

  test.each([
    ['KEYCLOAK', null],
    ['PIQ', 'Piq'],
    ['SMS', null],
    ['TRUSTLY', 'Trustly'],
    ['ZIMPLER', 'Zimpler'],
    ['FINSHARK', null],
    ['Trustly', null],
  ])("AMB-33 the API's value %s is the provider %s", (term, provider) => {
    expect(paymentProviderOf(term)).toBe(provider);
  });

  test('CUST-08 the outcomes are those of the specification', () => {
    expect(SIGN_IN_OUTCOMES).toEqual([
      'AUTHENTICATION_REQUIRED',
      'TOO_MANY_INVALID_LOGIN_ATTEMPTS',
      'INVALID_LOGIN_CODE_ENTERED',
      'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY',
      'LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION',
    ]);
    expect(['INVALID_LOGIN_CODE_ENTERED', 'invalid', null].map(isSignInOutcome)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
