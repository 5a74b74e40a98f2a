import { createHmac } from 'node:crypto';

export interface SignedCall {
  /** Seconds. */
  readonly at: string;
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly body: string;
}

/** Of what we ask. */
export const signCall = (secret: string, { at, method, path, body }: SignedCall): string =>
  createHmac('sha256', secret)
    .update(at + method + path + body)
    .digest('hex');

/** What it may sign its messages with; it is asked for the first. */
const DIGESTS: Readonly<Record<string, string>> = {
  HMAC_SHA256_HEX: 'sha256',
  HMAC_SHA512_HEX: 'sha512',
};

/** Of what it tells, over the bytes as they came; null for a way of signing that is not safe, or that nobody knows. */
export function digestOf(secret: string, body: string, algorithm: string): string | null {
  const hash = Object.hasOwn(DIGESTS, algorithm) ? DIGESTS[algorithm] : undefined;
  return hash === undefined ? null : createHmac(hash, secret).update(body).digest('hex');
}
