import { createHmac } from 'node:crypto';

export interface SignedHeaders {
  readonly 'x-studio': string;
  readonly 'x-timestamp': string;
  readonly 'x-signature': string;
}

export interface StudioKey {
  readonly studio: string;
  readonly secret: string;
}

/** `hex(HMAC-SHA256(secret, "<timestamp>.<path>.<raw body>"))`: time and path are signed with the words. */
export function sign(
  { studio, secret }: StudioKey,
  timestamp: number,
  path: string,
  rawBody: string,
): SignedHeaders {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${path}.${rawBody}`).digest('hex');
  return { 'x-studio': studio, 'x-timestamp': String(timestamp), 'x-signature': signature };
}
