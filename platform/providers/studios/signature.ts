import { createHmac } from 'node:crypto';
import { STUDIO_HEADERS } from '@foyer/contract/studios/http.ts';
import { requireFresh, signerOf } from '../../infra/httpClient/signature.ts';
import { Refusal } from '../../infra/refusal.ts';

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
  const given = single(call, STUDIO_HEADERS.signature)?.toLowerCase();
  const secretIndex = signerOf(secrets[studio] ?? [], given, (secret) =>
    sign(secret, timestamp, call.path, call.body).toString('hex'),
  );
  if (secretIndex < 0) throw refused('BadSignature');
  requireFresh(/^\d{1,15}$/.test(timestamp) ? Number(timestamp) : NaN, now);
  return { studio, secretIndex };
}

const single = ({ headers }: SignedCall, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const refused = (type: string) => new Refusal(type, { status: 401 });
