import { joinList } from '@foyer/contract/wallet/seals/checkpoint.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { LONG_LIMITS } from '../../../infra/database/limits.ts';
import { readBalanceProof } from './balanceProof.ts';
import { readDayRecords } from './day/dayRecords.ts';
import { signNote, type LedgerKeys } from './ledgerKeys.ts';
import { findSealedDay, readNotes } from './readSeals.ts';
import { readSealedDay } from './day/sealedDay.ts';
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
  /** The first sealed day from this one on; null if there is none. */
  nextDay: (from: string) => findSealedDay(database.query, from),
  day: (day: string, brands: readonly string[]) => readSealedDay(database.query, day, brands),
  records: (day: string, brands: readonly string[]) =>
    readDayRecords(database.withLimits(LONG_LIMITS).query, day, brands),
  /** Signs a text that cannot be taken for a checkpoint. @returns a signed note @throws Error without a key */
  sign(text: string): string {
    if (!keys.signing) throw new Error('nothing can be signed: FOYER_LEDGER_KEY is missing');
    return signNote(text, keys.signing);
  },
  /** Null when there is no proof for this player and day. @param day null for the last sealed day */
  balanceProof: (playerId: PlayerId, day: string | null) => readBalanceProof(database.query, playerId, day),
});

export type Seals = ReturnType<typeof createSeals>;
