/** FLAG-11: whether players show that a number is theirs; `optional`: they may skip it for as long as the browser is open. */
export const PHONE_VERIFICATIONS = ['off', 'optional', 'required'] as const;
export type PhoneVerification = (typeof PHONE_VERIFICATIONS)[number];

/** Why a code did not verify a number; the reason of a `PhoneVerificationRefused`. */
export const PHONE_CODE_OUTCOMES = ['CODE_GONE', 'TOO_MANY_TRIES', 'WRONG_CODE'] as const;
export type PhoneCodeOutcome = (typeof PHONE_CODE_OUTCOMES)[number];

/** Whether a player is led to the page of the number before anything else. */
export const isPhoneOwed = (
  verification: PhoneVerification,
  { isVerified, isSkipped }: { readonly isVerified: boolean; readonly isSkipped: boolean },
): boolean => !isVerified && (verification === 'required' || (verification === 'optional' && !isSkipped));
