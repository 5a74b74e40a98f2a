import { CLOCK_SKEW_SECONDS } from './settings.ts';

/**
 * OIDC-48: rejects an expired id token or one issued in the future, allowing for clock skew.
 * @throws Error
 */
export function assertTimely(
  { iat, exp }: { readonly iat?: number; readonly exp?: number },
  nowMs: number,
): void {
  const now = nowMs / 1_000;
  if (iat !== undefined && iat > now + CLOCK_SKEW_SECONDS)
    throw new Error('ID Token was issued in the future');
  if (exp !== undefined && exp < now - CLOCK_SKEW_SECONDS) throw new Error('ID Token has expired');
}
