import { useEffect, useReducer } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { signInError } from '../../transport/oidc/signInErrors.ts';
import { INITIAL_SIGN_IN, signInState, type SignInNavigator } from '../../transport/oidc/signInState.ts';
import { tracking } from '../../transport/tracking/tracking.ts';
import { RedirectAborted } from '../../transport/session/pageExit.ts';
import { useSessionStore } from './session.tsx';
import { useShownAgain } from '../../app/pageVisit/useShownAgain.ts';

/** Redirects to `path` through the identity provider, or directly after a sign-in in another tab. */
export function useSignInRedirect(path: string) {
  const store = useSessionStore();
  const [state, dispatch] = useReducer(signInState, INITIAL_SIGN_IN);

  useEffect(() => {
    const existing = store.current();
    dispatch({ type: 'initialised', user: existing, nowMs: browserClock.now() });
    // The platform has rejected a token that existed before the sign-in page was shown, so it must not
    // redirect.
    if (existing) return undefined;
    return store.subscribe(() => {
      const user = store.current();
      dispatch(user ? { type: 'userLoaded', user, nowMs: browserClock.now() } : { type: 'userUnloaded' });
      if (user) location.replace(path);
    });
  }, [store, path]);

  useShownAgain(() => dispatch({ type: 'navigatorClosed' }));

  // Cancels the redirect if the visitor navigates to another page.
  useEffect(() => () => store.cancelRedirect(), [store]);

  const leave = (navigator: SignInNavigator) => {
    dispatch({ type: 'navigatorStarted', navigator });
    tracking.track({ name: navigator === 'signIn' ? 'signInBegun' : 'signUpBegun' });
    store[navigator](path).catch((thrown: unknown) => {
      if (thrown instanceof RedirectAborted) return;
      dispatch({ type: 'failed', error: signInError(thrown) });
    });
  };
  return { leavingBy: state.activeNavigator, hasFailed: state.error !== null, leave };
}
