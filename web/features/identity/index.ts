/**
 * The session that screens show, and the way out. The screens and the form are loaded each by its own path: a door
 * that named them would bring them into every page.
 */
export {
  SessionProvider,
  useSession,
  useSessionStore,
  type SessionProviderProps,
  type VisibleSession,
} from './session.tsx';
export { playerStatus, type PlayerStatus } from './playerStatus.ts';
export { KycLink } from './verification/KycLink.tsx';
export { SourceOfWealthLink } from './sourceOfWealth/SourceOfWealthLink.tsx';
export { SignOutButton } from './SignOutButton.tsx';
