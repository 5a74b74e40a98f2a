import { createHmac } from 'node:crypto';

export interface SignedCall {
  /** Unix time in seconds. */
  readonly at: string;
  readonly method: 'GET' | 'POST';
  /** Includes the query string. */
  readonly path: string;
  readonly body: string;
}

export const signCall = (secret: string, { at, method, path, body }: SignedCall): string =>
  createHmac('sha256', secret)
    .update(at + method + path + body)
    .digest('hex');

/** Algorithms accepted for webhooks; Sumsub is asked to use the first. */
const DIGESTS: Readonly<Record<string, string>> = {
  HMAC_SHA256_HEX: 'sha256',
  HMAC_SHA512_HEX: 'sha512',
};

/** Digest of a webhook's raw body; null for an insecure or unknown algorithm. */
export function digestOf(secret: string, body: string, algorithm: string): string | null {
  const hash = Object.hasOwn(DIGESTS, algorithm) ? DIGESTS[algorithm] : undefined;
  return hash === undefined ? null : createHmac(hash, secret).update(body).digest('hex');
}
