/** CUST-08: reasons why a sign-in of the custom flow fails, as the reason of `SignInRefused` and in analytics. */
export const SIGN_IN_OUTCOMES = [
  'AUTHENTICATION_REQUIRED',
  'TOO_MANY_INVALID_LOGIN_ATTEMPTS',
  'INVALID_LOGIN_CODE_ENTERED',
  'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY',
  'LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION',
] as const;
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

export const isSignInOutcome = (value: unknown): value is SignInOutcome =>
  SIGN_IN_OUTCOMES.some((outcome) => outcome === value);

export const CODE_DIGITS = 6;
