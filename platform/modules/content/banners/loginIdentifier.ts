import type { LoginFlow } from '@foyer/contract/content/lobbySettings.ts';

/**
 * BANNER-15: the sign-in name that tells players which of their accounts is closed: the phone number where
 * sign-in sends a code to it, otherwise the email address, which every account has.
 */
export const loginIdentifier = (
  flow: LoginFlow,
  { email, phoneNumber }: { readonly email: string; readonly phoneNumber?: string | null | undefined },
): string => (flow === 'Sms' && phoneNumber ? phoneNumber : email);
