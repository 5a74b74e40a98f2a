import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { changeFile, fileOfApplicant, openFile, readFile } from './file.ts';
import { knownReview, saveReview } from './notices.ts';
import { kycTables, type KycAction } from './tables.ts';

export interface KycEntry {
  readonly playerId: PlayerId;
  readonly act: KycAction;
  /** Who acted: `player`, the provider's name, `house` for a rule of the platform, or the operator's own name. */
  readonly by: string;
  readonly why: string;
}

/** KYC-01: the verification files of players and the provider's notices. The status itself is a column of the player. */
export const createKyc = ({ clock }: { readonly clock: Clock }) => ({
  file: readFile,
  fileOfApplicant,
  openFile,
  changeFile,
  knownReview,
  saveReview,
  async record(tx: Transaction, { playerId, act, by, why }: KycEntry): Promise<void> {
    await kycTables(tx)
      .insertInto('compliance.entry')
      .values({ playerId, act, by, why, documentId: null, at: clock.now() })
      .execute();
  },
});

export type Kyc = ReturnType<typeof createKyc>;
