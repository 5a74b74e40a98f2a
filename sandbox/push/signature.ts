import { jwtVerify } from 'jose';

const AUTHORIZATION = /^vapid t=([\w.-]+), ?k=([\w-]+)$/;

/**
 * Verifies the platform's signature (RFC 8292).
 * @param key the `applicationServerKey` that the browser subscribed with
 * @returns why it is refused, with the status; null if it is valid
 */
export async function signatureProblem(
  authorization: string | undefined,
  { key, origin }: { readonly key: string; readonly origin: string },
): Promise<{ readonly status: number; readonly reason: string } | null> {
  const [, token = '', given = ''] = AUTHORIZATION.exec(authorization ?? '') ?? [];
  if (token === '') return { status: 401, reason: 'the message is not signed' };
  if (given !== key) return { status: 403, reason: 'the subscription has another key' };
  try {
    const { payload } = await jwtVerify(token, await publicKey(key), {
      algorithms: ['ES256'],
      audience: origin,
      requiredClaims: ['exp', 'sub'],
    });
    const hours = ((payload.exp ?? 0) - Date.now() / 1000) / 3600;
    return hours > 24 ? { status: 403, reason: 'it is valid for more than a day' } : null;
  } catch (error) {
    return { status: 403, reason: error instanceof Error ? error.message : 'the signature is wrong' };
  }
}

/** An uncompressed point of the curve P-256, base64url. */
function publicKey(point: string): Promise<CryptoKey> {
  const bytes = Buffer.from(point, 'base64url');
  return crypto.subtle.importKey('raw', bytes, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
}
