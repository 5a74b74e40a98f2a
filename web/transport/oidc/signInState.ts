/** The kind of redirect that is in progress. */
export type SignInNavigator = 'signIn' | 'signUp';

export interface SignInState {
  readonly isLoading: boolean;
  readonly isAuthenticated: boolean;
  readonly error: Error | null;
  readonly activeNavigator: SignInNavigator | null;
}

/** The fields of a user that decide whether they are signed in. */
interface KnownUser {
  readonly expiresAt: number;
}

export type SignInEvent =
  | { readonly type: 'initialised'; readonly user: KnownUser | null; readonly nowMs: number }
  | { readonly type: 'userLoaded'; readonly user: KnownUser; readonly nowMs: number }
  | { readonly type: 'userUnloaded' }
  | { readonly type: 'navigatorStarted'; readonly navigator: SignInNavigator }
  | { readonly type: 'navigatorClosed' }
  | { readonly type: 'failed'; readonly error: Error };

export const INITIAL_SIGN_IN: SignInState = {
  isLoading: true,
  isAuthenticated: false,
  error: null,
  activeNavigator: null,
};

export function signInState(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'initialised':
    case 'userLoaded':
      return {
        ...state,
        isLoading: false,
        error: null,
        isAuthenticated: event.user !== null && event.user.expiresAt > event.nowMs,
      };
    case 'userUnloaded':
      return { ...state, isAuthenticated: false };
    case 'navigatorStarted':
      return { ...state, isLoading: true, error: null, activeNavigator: event.navigator };
    case 'navigatorClosed':
      return { ...state, isLoading: false, activeNavigator: null };
    case 'failed':
      return { ...state, isLoading: false, activeNavigator: null, error: event.error };
  }
}
