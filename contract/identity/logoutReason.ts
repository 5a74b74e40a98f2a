/** LOGOUT-01: why a player who did not ask for it was signed out; told on the sign-in page. */
export const LOGOUT_REASONS = ['SESSION_EXPIRED', 'JWT_EXPIRED', 'LOGGED_IN_FROM_ANOTHER_DEVICE'] as const;
export type LogoutReason = (typeof LOGOUT_REASONS)[number];

export const parseLogoutReason = (value: string | null | undefined): LogoutReason | null =>
  LOGOUT_REASONS.find((reason) => reason === value) ?? null;
