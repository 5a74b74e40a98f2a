import { createHmac, timingSafeEqual } from 'node:crypto';
import { STUDIO_HEADERS } from '@foyer/contract/studios/http.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { Refusal } from '../../infra/refusal.ts';

const CLOCK_WINDOW_MS = 5 * MINUTE;

export interface SignedCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly path: string;
  /** Raw bytes of the body, because parsing and serialising it again would change what was signed. */
  readonly body: Buffer;
}

export const sign = (secret: string, timestamp: string, path: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${path}.`).update(body).digest();

/** Secrets by studio: two while one is replaced. */
export type StudioSecrets = Readonly<Record<string, readonly string[]>>;

/**
 * @returns also which of the studio's secrets signed the call, from 0
 * @throws Refusal UnknownStudio, BadSignature, StaleTimestamp (only after a valid signature)
 */
export function verify(call: SignedCall, secrets: StudioSecrets, now: Date) {
  const studio = single(call, STUDIO_HEADERS.studio);
  if (studio === undefined || !Object.hasOwn(secrets, studio)) throw refused('UnknownStudio');
  const timestamp = single(call, STUDIO_HEADERS.timestamp) ?? '';
  const secretIndex = signedWith(call, timestamp, secrets[studio] ?? []);
  if (secretIndex < 0) throw refused('BadSignature');
  const isFresh =
    /^\d{1,15}$/.test(timestamp) && Math.abs(Number(timestamp) - now.getTime()) <= CLOCK_WINDOW_MS;
  if (!isFresh) throw refused('StaleTimestamp');
  return { studio, secretIndex };
}

/** Compares with every secret, so that the response time does not reveal which one matched. @returns -1 for none */
function signedWith(call: SignedCall, timestamp: string, secrets: readonly string[]): number {
  const given = single(call, STUDIO_HEADERS.signature) ?? '';
  if (!/^[0-9a-f]{64}$/i.test(given)) return -1;
  const signature = Buffer.from(given, 'hex');
  return secrets
    .map((secret) => timingSafeEqual(signature, sign(secret, timestamp, call.path, call.body)))
    .indexOf(true);
}

const single = ({ headers }: SignedCall, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const refused = (type: string) => new Refusal(type, { status: 401 });
