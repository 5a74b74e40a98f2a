import { useEffect, useReducer } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { signInError } from '../../transport/oidc/signInErrors.ts';
import { INITIAL_SIGN_IN, signInState, type SignInNavigator } from '../../transport/oidc/signInState.ts';
import { tracking } from '../../transport/tracking/tracking.ts';
import { RedirectAborted } from '../../transport/session/pageExit.ts';
import { useSessionStore } from './session.tsx';
import { useShownAgain } from './signIn/useShownAgain.ts';

export interface SignInRedirect {
  /** The page is being left by this way. */
  readonly leavingBy: SignInNavigator | null;
  readonly hasFailed: boolean;
  leave(by: SignInNavigator): void;
}

/** The ways from the door to `path`: by the identity provider, or because another tab has just been there. */
export function useSignInRedirect(path: string): SignInRedirect {
  const store = useSessionStore();
  const [state, tell] = useReducer(signInState, INITIAL_SIGN_IN);

  useEffect(() => {
    const held = store.current();
    tell({ type: 'initialised', user: held, nowMs: browserClock.now() });
    // A token that was here before the door was shown is one that the platform refused: it opens nothing.
    if (held) return undefined;
    return store.subscribe(() => {
      const user = store.current();
      tell(user ? { type: 'userLoaded', user, nowMs: browserClock.now() } : { type: 'userUnloaded' });
      if (user) location.replace(path);
    });
  }, [store, path]);

  useShownAgain(() => tell({ type: 'navigatorClosed' }));

  // Who has gone on to another page is not taken from there.
  useEffect(() => () => store.stay(), [store]);

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
