import { joinList } from '@foyer/contract/wallet/seals/checkpoint.ts';
import type { BalanceProof } from '@foyer/contract/wallet/seals/balanceProof.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Queryable } from '../../../infra/database/database.ts';
import { readBalanceProof } from './balanceProof.ts';
import type { LedgerKeys } from './ledgerKeys.ts';
import { readNotes } from './readSeals.ts';
import { isClosed, sealDays } from './sealDays.ts';

/** MONEY-11, MONEY-12: the sealed days of the ledger. */
export interface Seals {
  /** Seals every day that is over. @returns the number of days sealed @throws Error without a key */
  sealDays(): Promise<number>;
  /** Whether a day takes no more transfers. */
  isClosed(queryable: Queryable, at: Date): Promise<boolean>;
  /** The published list of signed checkpoints. @param after only those of later days; null for all */
  checkpoints(after: string | null): Promise<string>;
  /** The public keys that sign or signed checkpoints, each as one line of text. */
  readonly publicKeys: readonly string[];
  /** Null when there is no proof for this player and day. @param day null for the last sealed day */
  balanceProof(playerId: PlayerId, day: string | null): Promise<BalanceProof | null>;
}

export interface SealsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: LedgerKeys;
}

export const createSeals = ({ database, clock, keys }: SealsDeps): Seals => ({
  sealDays: () => sealDays({ database, clock, key: keys.signing }),
  isClosed,
  checkpoints: async (after) => joinList(await readNotes(database.query, after)),
  publicKeys: keys.published,
  balanceProof: (playerId, day) => readBalanceProof(database.query, playerId, day),
});
