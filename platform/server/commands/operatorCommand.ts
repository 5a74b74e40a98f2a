import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Decision } from '../../flows/kyc/decideKyc.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Site, Sites } from '../../sites/index.ts';
import type { Services } from '../services.ts';
import { OperatorError } from './operatorError.ts';

export interface OperatorDeps {
  readonly services: Services;
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand' | 'messages'>;
}

/** One operator command. `prepare` throws an OperatorError before anything is changed. */
export interface Act<Whom extends readonly PlayerId[] = []> {
  /** Its arguments after the brand, and after the player's email where it is about one. */
  readonly words: readonly string[];
  prepare(
    parts: OperatorDeps,
    words: readonly string[],
    site: Site,
  ): (tx: Transaction, ...whom: Whom) => Promise<void>;
}

export type PlayerCommand = Act<[PlayerId]>;

export function decisionIn(words: readonly string[]): Omit<Decision, 'playerId'> {
  const [by = '', why = ''] = words.map((word) => word.trim());
  if (!by || !why) throw new OperatorError('say who you are, and why');
  return { by, why };
}
