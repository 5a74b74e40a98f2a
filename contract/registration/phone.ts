/**
 * FLAG-11: whether players must verify their phone number; `optional`: they can skip it until the browser is closed.
 */
export const PHONE_VERIFICATIONS = ['off', 'optional', 'required'] as const;
export type PhoneVerification = (typeof PHONE_VERIFICATIONS)[number];

/** Why a code was rejected; the reason of `PhoneVerificationRefused`. */
export const PHONE_CODE_OUTCOMES = ['CODE_GONE', 'TOO_MANY_TRIES', 'WRONG_CODE'] as const;
export type PhoneCodeOutcome = (typeof PHONE_CODE_OUTCOMES)[number];

/** Whether the player must see the phone verification page before any other page. */
export const isPhoneVerificationDue = (
  verification: PhoneVerification,
  { isVerified, isSkipped }: { readonly isVerified: boolean; readonly isSkipped: boolean },
): boolean => !isVerified && (verification === 'required' || (verification === 'optional' && !isSkipped));
