/** LOGOUT-01: why a player was signed out who did not ask for it, or for more than that (OPEN-25); told on the sign-in page. */
export const LOGOUT_REASONS = [
  'SESSION_EXPIRED',
  'JWT_EXPIRED',
  'LOGGED_IN_FROM_ANOTHER_DEVICE',
  'SELF_EXCLUDED',
  'TIMEOUT',
] as const;
export type LogoutReason = (typeof LOGOUT_REASONS)[number];

export const parseLogoutReason = (value: string | null | undefined): LogoutReason | null =>
  LOGOUT_REASONS.find((reason) => reason === value) ?? null;
