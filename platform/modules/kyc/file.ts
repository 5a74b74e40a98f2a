import type { Selectable } from 'kysely';
import type { IdentityRejection, IdentityVerificationReason } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { kycTables, type KycTables } from './tables.ts';
import type { ReviewNotice } from './reviewPort.ts';

/** A player's identity verification. Its status is a column of the player. */
export interface VerificationFile {
  readonly playerId: PlayerId;
  readonly askedFor: IdentityVerificationReason;
  readonly askedAt: Date;
  /** The provider and its id of the player; null until the player has started. */
  readonly provider: string | null;
  readonly applicantId: string | null;
  /** The last notice of the provider that had an effect. */
  readonly lastNotice: Pick<ReviewNotice, 'at' | 'outcome'> | null;
  readonly decidedAt: Date | null;
  /** When the operator last decided. */
  readonly overruledAt: Date | null;
  readonly rejections: readonly IdentityRejection[];
  /** The provider accepts no further attempt. */
  readonly isFinal: boolean;
}

type Columns = KycTables['compliance.identity_verification'];
export type FileChange = Partial<
  Pick<
    Selectable<Columns>,
    | 'provider'
    | 'applicant_id'
    | 'heard_at'
    | 'heard'
    | 'decided_at'
    | 'overruled_at'
    | 'rejections'
    | 'is_final'
  >
>;

/** Null: no verification was requested. */
export async function readFile(queryable: Queryable, playerId: PlayerId): Promise<VerificationFile | null> {
  const row = await files(queryable).where('player_id', '=', playerId).executeTakeFirst();
  return row ? fileOf(row) : null;
}

/** Finds the file by the provider's applicant id. */
export async function fileOfApplicant(
  queryable: Queryable,
  provider: string,
  applicantId: string,
): Promise<VerificationFile | null> {
  const row = await files(queryable)
    .where('provider', '=', provider)
    .where('applicant_id', '=', applicantId)
    .executeTakeFirst();
  return row ? fileOf(row) : null;
}

/** Replaces the reason of an open verification and clears its rejections. */
export async function openFile(
  tx: Transaction,
  playerId: PlayerId,
  asked: { readonly for: IdentityVerificationReason; readonly at: Date },
): Promise<void> {
  const again = { asked_for: asked.for, asked_at: asked.at, rejections: [], is_final: false };
  await kycTables(tx)
    .insertInto('compliance.identity_verification')
    .values({ player_id: playerId, ...again })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(again))
    .execute();
}

export async function changeFile(tx: Transaction, playerId: PlayerId, set: FileChange): Promise<void> {
  await kycTables(tx)
    .updateTable('compliance.identity_verification')
    .set(set)
    .where('player_id', '=', playerId)
    .execute();
}

const files = (queryable: Queryable) =>
  kycTables(queryable).selectFrom('compliance.identity_verification').selectAll();

const fileOf = (row: Selectable<Columns>): VerificationFile => ({
  playerId: row.player_id,
  askedFor: row.asked_for,
  askedAt: row.asked_at,
  provider: row.provider,
  applicantId: row.applicant_id,
  lastNotice: row.heard_at && row.heard && { at: row.heard_at, outcome: row.heard },
  decidedAt: row.decided_at,
  overruledAt: row.overruled_at,
  rejections: row.rejections,
  isFinal: row.is_final,
});
