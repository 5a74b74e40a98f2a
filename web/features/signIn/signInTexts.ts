import { parseLogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import { useText } from '../../i18n/i18n.tsx';

/** Text that says why a session has just ended (LOGOUT-06); null if none has. */
export function useEndedText(query: URLSearchParams): string | null {
  const text = useText();
  const reason = parseLogoutReason(query.get('logoutReason'));
  return reason && text(`identity.ended.${reason}`);
}

/** Heading of the sign-in page; before a quick deposit (ROUTE-33) it says that the deposit follows. */
export const signInTexts = (variant: string | undefined) =>
  variant === 'quickDepositSignIn'
    ? ({ title: 'identity.quickDeposit', lead: 'identity.quickDeposit.lead' } as const)
    : ({ title: 'identity.comeIn', lead: 'identity.comeIn.lead' } as const);
