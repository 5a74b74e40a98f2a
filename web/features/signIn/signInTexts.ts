import { parseLogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import { useText } from '../../i18n/i18n.tsx';

/** Text that says why a session has just ended (LOGOUT-06); null if none has. */
export function useEndedText(query: URLSearchParams): string | null {
  const text = useText();
  const reason = parseLogoutReason(query.get('logoutReason'));
  return reason && text(`identity.ended.${reason}`);
}
