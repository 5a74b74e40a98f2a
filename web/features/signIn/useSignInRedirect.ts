import { useEffect, useReducer } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { signInError } from '../../transport/oidc/signInErrors.ts';
import { INITIAL_SIGN_IN, signInState, type SignInNavigator } from '../../transport/oidc/signInState.ts';
import { tracking } from '../../transport/tracking/tracking.ts';
import { RedirectAborted } from '../../transport/session/pageExit.ts';
import { useSessionStore } from './session.tsx';
import { useShownAgain } from '../../app/pageVisit/useShownAgain.ts';

export interface SignInRedirect {
  /** Method whose redirect is in progress. */
  readonly leavingBy: SignInNavigator | null;
  readonly hasFailed: boolean;
  leave(by: SignInNavigator): void;
}

/**
 * Redirects from the sign-in page to `path`: through the identity provider, or directly if the player has
 * just signed in in another tab.
 */
export function useSignInRedirect(path: string): SignInRedirect {
  const store = useSessionStore();
  const [state, tell] = useReducer(signInState, INITIAL_SIGN_IN);

  useEffect(() => {
    const held = store.current();
    tell({ type: 'initialised', user: held, nowMs: browserClock.now() });
    // A token that existed before the sign-in page was shown has been rejected by the platform, so it must not
    // cause a redirect.
    if (held) return undefined;
    return store.subscribe(() => {
      const user = store.current();
      tell(user ? { type: 'userLoaded', user, nowMs: browserClock.now() } : { type: 'userUnloaded' });
      if (user) location.replace(path);
    });
  }, [store, path]);

  useShownAgain(() => tell({ type: 'navigatorClosed' }));

  // Cancels the redirect if the visitor navigates to another page.
  useEffect(() => () => store.cancelRedirect(), [store]);

  const leave = (navigator: SignInNavigator) => {
    tell({ type: 'navigatorStarted', navigator });
    tracking.track({ name: navigator === 'signIn' ? 'signInBegun' : 'signUpBegun' });
    store[navigator](path).catch((thrown: unknown) => {
      if (thrown instanceof RedirectAborted) return;
      tell({ type: 'failed', error: signInError(thrown) });
    });
  };
  return { leavingBy: state.activeNavigator, hasFailed: state.error !== null, leave };
}
