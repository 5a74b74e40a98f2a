import { parseLogoutReason, type LogoutReason } from '@foyer/contract/identity/logoutReason.ts';
import { useText } from '../../content/index.ts';

const REASON_TEXT = {
  SESSION_EXPIRED: 'identity.ended.sessionExpired',
  JWT_EXPIRED: 'identity.ended.jwtExpired',
  LOGGED_IN_FROM_ANOTHER_DEVICE: 'identity.ended.anotherDevice',
} as const satisfies Record<LogoutReason, string>;

/** Why a session ended, if it just did (LOGOUT-06). */
export function useEndedText(query: URLSearchParams): string | null {
  const text = useText();
  const reason = parseLogoutReason(query.get('logoutReason'));
  return reason && text(REASON_TEXT[reason]);
}

/** What the door says over itself; ahead of a quick deposit (ROUTE-33), that the deposit waits behind it. */
export const signInTexts = (place: string | undefined): { readonly title: string; readonly lead: string } =>
  place === 'quickDepositSignIn'
    ? { title: 'identity.quickDeposit', lead: 'identity.quickDeposit.lead' }
    : { title: 'identity.comeIn', lead: 'identity.comeIn.lead' };
