import { joinList } from '@foyer/contract/wallet/seals/checkpoint.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { readBalanceProof } from './balanceProof.ts';
import type { LedgerKeys } from './ledgerKeys.ts';
import { readNotes } from './readSeals.ts';
import { isClosed, sealDays } from './sealDays.ts';

interface SealsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: LedgerKeys;
}

/** MONEY-11, MONEY-12: the sealed days of the ledger. */
export const createSeals = ({ database, clock, keys }: SealsDeps) => ({
  sealDays: () => sealDays({ database, clock, key: keys.signing }),
  isClosed,
  /** The published list of signed checkpoints. @param after only those of later days; null for all */
  checkpoints: async (after: string | null) => joinList(await readNotes(database.query, after)),
  /** The public keys that sign or signed checkpoints, each as one line of text. */
  publicKeys: keys.published,
  /** Null when there is no proof for this player and day. @param day null for the last sealed day */
  balanceProof: (playerId: PlayerId, day: string | null) => readBalanceProof(database.query, playerId, day),
});

export type Seals = ReturnType<typeof createSeals>;
