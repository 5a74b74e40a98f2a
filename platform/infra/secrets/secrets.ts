import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. It has enough entropy of its own, so a slow hash would add nothing. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
