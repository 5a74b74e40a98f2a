/**
 * LOGOUT-01: why a session ended without the player signing out, shown on the sign-in page. OPEN-25: a
 * self-exclusion or time-out also ends the session, and so does a session limit (LIMIT-14).
 */
export const LOGOUT_REASONS = [
  'SESSION_EXPIRED',
  'JWT_EXPIRED',
  'LOGGED_IN_FROM_ANOTHER_DEVICE',
  'SELF_EXCLUDED',
  'TIMEOUT',
  'SESSION_LIMIT_REACHED',
] as const;
export type LogoutReason = (typeof LOGOUT_REASONS)[number];

export const parseLogoutReason = (value: string | null | undefined): LogoutReason | null =>
  LOGOUT_REASONS.find((reason) => reason === value) ?? null;
