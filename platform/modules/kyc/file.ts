import type { Selectable } from 'kysely';
import type { IdentityVerificationReason } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { kycTables, type KycTables } from './tables.ts';
import type { ReviewNotice } from './reviewPort.ts';

type FileRow = Selectable<KycTables['compliance.identity_verification']>;

/** A player's identity verification. Its status is a column of the player. */
export interface VerificationFile extends Omit<FileRow, 'heard' | 'heardAt'> {
  /** The last notice of the provider that had an effect. */
  readonly lastNotice: Pick<ReviewNotice, 'at' | 'outcome'> | null;
}

export type FileChange = Partial<Omit<FileRow, 'playerId' | 'askedFor' | 'askedAt'>>;

/** Null: no verification was requested. */
export async function readFile(queryable: Queryable, playerId: PlayerId): Promise<VerificationFile | null> {
  const row = await files(queryable).where('playerId', '=', playerId).executeTakeFirst();
  return row ? fileOf(row) : null;
}

export async function fileOfApplicant(
  queryable: Queryable,
  provider: string,
  applicantId: string,
): Promise<VerificationFile | null> {
  const row = await files(queryable)
    .where('provider', '=', provider)
    .where('applicantId', '=', applicantId)
    .executeTakeFirst();
  return row ? fileOf(row) : null;
}

/** Replaces the reason of an open verification and clears its rejections. */
export async function openFile(
  tx: Transaction,
  playerId: PlayerId,
  asked: { readonly for: IdentityVerificationReason; readonly at: Date },
): Promise<void> {
  const again = { askedFor: asked.for, askedAt: asked.at, rejections: [], isFinal: false };
  await kycTables(tx)
    .insertInto('compliance.identity_verification')
    .values({ playerId, ...again })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(again))
    .execute();
}

export async function changeFile(tx: Transaction, playerId: PlayerId, set: FileChange): Promise<void> {
  await kycTables(tx)
    .updateTable('compliance.identity_verification')
    .set(set)
    .where('playerId', '=', playerId)
    .execute();
}

const files = (queryable: Queryable) =>
  kycTables(queryable).selectFrom('compliance.identity_verification').selectAll();

const fileOf = ({ heard, heardAt, ...file }: FileRow): VerificationFile => ({
  ...file,
  lastNotice: heardAt && heard && { at: heardAt, outcome: heard },
});
