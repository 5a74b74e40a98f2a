import { randomBytes } from 'node:crypto';

/** The name of a player in one drop. Of whoever has one there already it is not used. */
export const newHandle = (): string => randomBytes(8).toString('hex');
