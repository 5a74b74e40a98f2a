import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '@foyer/domain/duration.ts';

export interface SignedHeaders {
  readonly 'x-studio': string;
  readonly 'x-timestamp': string;
  readonly 'x-signature': string;
}

export interface StudioKey {
  readonly studio: string;
  /** Signs the studio's calls. */
  readonly secret: string;
  /** Previous secret, with which the platform may still sign its calls while the secret is being replaced. */
  readonly formerSecret?: string;
}

/** `hex(HMAC-SHA256(secret, "<timestamp>.<path>.<raw body>"))` */
export function sign(
  { studio, secret }: StudioKey,
  timestamp: number,
  path: string,
  rawBody: string,
): SignedHeaders {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${path}.${rawBody}`).digest('hex');
  return { 'x-studio': studio, 'x-timestamp': String(timestamp), 'x-signature': signature };
}

const CLOCK_WINDOW_MS = 5 * MINUTE;

export interface SignedCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly path: string;
  readonly rawBody: string;
}

export function isSigned(key: StudioKey, { headers, path, rawBody }: SignedCall, now: number): boolean {
  const timestamp = Number(headers['x-timestamp']);
  if (!(Math.abs(timestamp - now) <= CLOCK_WINDOW_MS)) return false;
  const given = Buffer.from(String(headers['x-signature']));
  const secrets = [key.secret, ...(key.formerSecret === undefined ? [] : [key.formerSecret])];
  // All secrets are compared, so that the response time does not reveal which one matched.
  const matches = secrets.map((secret) => {
    const expected = sign({ studio: key.studio, secret }, timestamp, path, rawBody);
    const ours = Buffer.from(expected['x-signature']);
    return given.length === ours.length && timingSafeEqual(given, ours);
  });
  return headers['x-studio'] === key.studio && matches.includes(true);
}
