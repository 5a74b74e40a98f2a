import { createHash } from 'node:crypto';

/** SHA-256 of a seed: published before a round, so that the seed cannot be replaced once the stakes are known. */
export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');
