import { parseLogoutReason } from '@foyer/contract/identity/logoutReason.ts';
import { useText } from '../../content/index.ts';

/** Why a session ended, if it just did (LOGOUT-06). */
export function useEndedText(query: URLSearchParams): string | null {
  const text = useText();
  const reason = parseLogoutReason(query.get('logoutReason'));
  return reason && text(`identity.ended.${reason}`);
}

/** What the door says over itself; ahead of a quick deposit (ROUTE-33), that the deposit waits behind it. */
export const signInTexts = (place: string | undefined): { readonly title: string; readonly lead: string } =>
  place === 'quickDepositSignIn'
    ? { title: 'identity.quickDeposit', lead: 'identity.quickDeposit.lead' }
    : { title: 'identity.comeIn', lead: 'identity.comeIn.lead' };
