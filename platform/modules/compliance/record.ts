import type { KycStatus, SourceOfWealthRequirement } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { complianceTables } from './tables.ts';

export interface Entry {
  readonly playerId: PlayerId;
  readonly act:
    | 'Required'
    | 'Uploaded'
    | 'Removed'
    | 'Sent'
    | 'AskedAgain'
    | 'Accepted'
    | 'Read'
    | 'KycDecided'
    | 'KycAsked'
    | 'KycBegun'
    | 'KycReviewed'
    | 'KycLapsed';
  /** `player`, `house` where no human decided, else the operator's own name. */
  readonly by: string;
  readonly why?: string;
  readonly documentId?: string;
}

/** One line of the record, which no one alters. */
export type Note = (tx: Transaction, entry: Entry) => Promise<void>;

export const noteBy =
  (clock: Clock): Note =>
  async (tx, { playerId, act, by, why = '', documentId }) => {
    await complianceTables(tx)
      .insertInto('compliance.entry')
      .values({ player_id: playerId, act, by, why, document_id: documentId ?? null, at: clock.now() })
      .execute();
  };

export async function wasRemoved(tx: Transaction, playerId: PlayerId, documentId: string): Promise<boolean> {
  const row = await complianceTables(tx)
    .selectFrom('compliance.entry')
    .select('id')
    .where('player_id', '=', playerId)
    .where('act', '=', 'Removed')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ComplianceStatus {
  readonly playerId: PlayerId;
  readonly sourceOfWealth: SourceOfWealthRequirement;
  readonly kycStatus: KycStatus;
}
