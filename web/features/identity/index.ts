/** The player at the door: signing in and out, and the session that screens show. */
export { LoginHandlerScreen } from './LoginHandlerScreen.tsx';
export {
  SessionProvider,
  useSession,
  useSessionStore,
  type SessionProviderProps,
  type VisibleSession,
} from './session.tsx';
export { SignInForm } from './SignInForm.tsx';
export { SignInScreen } from './SignInScreen.tsx';
export { SignOutButton } from './SignOutButton.tsx';
