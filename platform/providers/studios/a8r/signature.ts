import { createHmac } from 'node:crypto';
import { signerOf } from '../../../infra/httpClient/signature.ts';

export const signA8r = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Which of the secrets signed the body, from 0. @returns -1 for none */
export const a8rSignerOf = (secrets: readonly string[], body: Buffer, signature: unknown): number =>
  signerOf(secrets, typeof signature === 'string' ? signature.toLowerCase() : undefined, (secret) =>
    signA8r(secret, body),
  );
