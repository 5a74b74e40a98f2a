/** The session, and the parts of the sign-in pages that registration and verification share. */
export {
  SessionProvider,
  useSession,
  useSessionStore,
  type SessionProviderProps,
  type VisibleSession,
} from './session.tsx';
export { SignOutButton } from './SignOutButton.tsx';
export { Legal } from './Legal.tsx';
export { SignInHead } from './layout/SignInHead.tsx';
export { SignInLayout } from './layout/SignInLayout.tsx';
export { usePathAfterSignIn } from './usePathAfterSignIn.ts';
export { useSignInRedirect } from './useSignInRedirect.ts';
export { useFailureText } from './useSignIn.ts';
export { labelOf, LOGIN_FAILED } from './providers/providers.ts';
export { CodeForm } from './codes/CodeForm.tsx';
export { ResendButton } from './codes/ResendButton.tsx';
export { useCodeAttempt, useSecondsUntil, type CodeAttemptState } from './codes/useCodeAttempt.ts';
