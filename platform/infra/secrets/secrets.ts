import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Digest that is stored in place of a secret. The secret is random, so a slow hash would add nothing. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
