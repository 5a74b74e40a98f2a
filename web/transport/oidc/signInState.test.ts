import { describe, expect, test } from 'vitest';
import { INITIAL_SIGN_IN, signInState, type SignInEvent } from './signInState.ts';

const NOW = 1_000_000;
const VALID = { expiresAt: NOW + 1 };
const EXPIRED = { expiresAt: NOW };
const after = (...events: SignInEvent[]) => events.reduce(signInState, INITIAL_SIGN_IN);
const loaded = (user = VALID) => ({ type: 'userLoaded', user, nowMs: NOW }) as const;

describe('sign-in state', () => {
  test('OIDC-37 starts loading, without user, error or navigation', () => {
    expect(INITIAL_SIGN_IN).toEqual({
      isLoading: true,
      isAuthenticated: false,
      error: null,
      activeNavigator: null,
    });
  });

  test.each([
    [null, false],
    [EXPIRED, false],
    [VALID, true],
  ])('OIDC-38 OIDC-39 initialised with %j it is authenticated: %s', (user, isAuthenticated) => {
    expect(after({ type: 'initialised', user, nowMs: NOW })).toMatchObject({
      isLoading: false,
      isAuthenticated,
    });
  });

  test('OIDC-39 a loaded user is signed in unless expired', () => {
    expect(after(loaded(VALID)).isAuthenticated).toBe(true);
    expect(after(loaded(EXPIRED)).isAuthenticated).toBe(false);
    expect(after(loaded(VALID), loaded(EXPIRED)).isAuthenticated).toBe(false);
  });

  test('OIDC-38 an unloaded user is signed out', () => {
    expect(after(loaded(), { type: 'userUnloaded' }).isAuthenticated).toBe(false);
  });

  test.each(['signIn', 'signUp'] as const)(
    'OIDC-38 the navigator %s is active from start to close',
    (navigator) => {
      const started = after({ type: 'navigatorStarted', navigator });
      expect(started).toMatchObject({ isLoading: true, activeNavigator: navigator });
      expect(signInState(started, { type: 'navigatorClosed' })).toMatchObject({
        isLoading: false,
        activeNavigator: null,
      });
    },
  );

  test('OIDC-38 an error ends the navigation, keeps the user and is cleared by the next attempt', () => {
    const error = new Error('Login failed');
    const failed = after(
      loaded(),
      { type: 'navigatorStarted', navigator: 'signIn' },
      { type: 'failed', error },
    );
    expect(failed).toEqual({ isLoading: false, isAuthenticated: true, error, activeNavigator: null });
    expect(signInState(failed, { type: 'navigatorStarted', navigator: 'signIn' }).error).toBeNull();
    expect(signInState(failed, loaded()).error).toBeNull();
  });
});
