import type { LoginFlow } from '@foyer/contract/content/lobbySettings.ts';

/**
 * BANNER-15: what its owner signs in with, so that he knows which of his accounts is meant: the number where a code goes
 * to it, else the address, by which every account is known.
 */
export const loginIdentifier = (
  flow: LoginFlow,
  { email, phoneNumber }: { readonly email: string; readonly phoneNumber?: string | null | undefined },
): string => (flow === 'Sms' && phoneNumber ? phoneNumber : email);
