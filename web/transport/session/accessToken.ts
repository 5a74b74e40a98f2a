import { parseRecord } from '../storage/record.ts';

/** Access token claims that the browser reads (OIDC-34). They are not trusted: the platform verifies the token. */
export interface AccessTokenClaims {
  readonly player_id: string;
  readonly sid: string;
  readonly passwordless: boolean;
  readonly flow: string | null;
  /** Seconds since the epoch. */
  readonly exp: number;
}

/** OIDC-31: null if the token cannot be decoded. */
export function readAccessToken(token: string | null | undefined): AccessTokenClaims | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    return claimsOf(parseRecord(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ?? {});
  } catch {
    return null;
  }
}

function claimsOf({
  player_id,
  sid,
  exp,
  passwordless,
  flow,
}: Readonly<Record<string, unknown>>): AccessTokenClaims | null {
  if (
    typeof player_id !== 'string' ||
    typeof sid !== 'string' ||
    typeof exp !== 'number' ||
    !Number.isFinite(exp)
  )
    return null;
  return {
    player_id,
    sid,
    exp,
    passwordless: passwordless === true,
    flow: typeof flow === 'string' ? flow : null,
  };
}
