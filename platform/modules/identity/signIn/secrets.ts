import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';

/** What only one browser knows: 256 bits, so that nobody guesses it. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. It has enough bits of its own, so a slow hash would add nothing. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Keyed by the browser's secret, of which we keep a digest alone: six digits by themselves would be tried in a second. */
export const codeHash = (secret: string, code: string): Buffer =>
  createHmac('sha256', secret).update(code).digest();
