/** Why the codes changed no email address; the reason of `EmailChangeRefused`. */
export const EMAIL_CHANGE_OUTCOMES = [
  'CODES_GONE',
  'TOO_MANY_TRIES',
  'WRONG_CURRENT_CODE',
  'WRONG_NEW_CODE',
] as const;
export type EmailChangeOutcome = (typeof EMAIL_CHANGE_OUTCOMES)[number];
