import { createHmac, timingSafeEqual } from 'node:crypto';

export const signA8r = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Which of the secrets signed the body, from 0. All are compared, in constant time. @returns -1 for none */
export function a8rSignerOf(secrets: readonly string[], body: Buffer, signature: unknown): number {
  const given = Buffer.from(typeof signature === 'string' ? signature.toLowerCase() : '');
  const matches = secrets.map((secret) => {
    const own = Buffer.from(signA8r(secret, body));
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return matches.indexOf(true);
}
