/** Why the codes changed no email address; the reason of `EmailChangeRefused`. */
export type EmailChangeOutcome = 'CODES_GONE' | 'TOO_MANY_TRIES' | 'WRONG_CURRENT_CODE' | 'WRONG_NEW_CODE';
