import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { changeFile, fileOfApplicant, openFile, readFile } from './file.ts';
import { knownReview, saveReview } from './notices.ts';
import { kycTables, type KycAction } from './tables.ts';

/** KYC-01: the verification files of players and the provider's notices. The status itself is a column of the player. */
export interface Kyc {
  readonly file: typeof readFile;
  readonly fileOfApplicant: typeof fileOfApplicant;
  readonly openFile: typeof openFile;
  readonly changeFile: typeof changeFile;
  readonly knownReview: typeof knownReview;
  readonly saveReview: typeof saveReview;
  /** Appends to the record, which is never changed. */
  record(tx: Transaction, entry: KycEntry): Promise<void>;
}

export interface KycEntry {
  readonly playerId: PlayerId;
  readonly act: KycAction;
  /** `player`, the provider's name, `house` for a rule, or the operator's own name. */
  readonly by: string;
  readonly why: string;
}

export const createKyc = ({ clock }: { readonly clock: Clock }): Kyc => ({
  file: readFile,
  fileOfApplicant,
  openFile,
  changeFile,
  knownReview,
  saveReview,
  async record(tx, { playerId, act, by, why }) {
    await kycTables(tx)
      .insertInto('compliance.entry')
      .values({ player_id: playerId, act, by, why, document_id: null, at: clock.now() })
      .execute();
  },
});
