import { parseLogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import { useText } from '../../i18n/i18n.tsx';

/** LOGOUT-06: why a session has just ended; null if none has. */
export function useEndedText(query: URLSearchParams): string | null {
  const text = useText();
  const reason = parseLogoutReason(query.get('logoutReason'));
  return reason && text(`identity.ended.${reason}`);
}
