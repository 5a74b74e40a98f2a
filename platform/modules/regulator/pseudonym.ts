import { createHmac } from 'node:crypto';
import type { Licence } from '@foyer/domain/licence.ts';

/** Hexadecimal digits: 128 bits, so that no two players share one. */
const DIGITS = 32;

/**
 * A player's reference in the reports of a licence: the same on all days, another for each licence, and worthless
 * without the key, which stays with the operator.
 */
export const pseudonymOf = (key: string, licence: Licence, playerId: string): string =>
  createHmac('sha256', key).update(`${licence} ${playerId}`).digest('hex').slice(0, DIGITS);
