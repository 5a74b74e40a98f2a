import type { MediaType } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import type { SubmittedDocuments } from './form.ts';
import { sourceOfWealthTables } from './tables.ts';

export interface Round {
  readonly round: number;
  readonly sentAt: Date | null;
}

const FIRST_ROUND: Round = { round: 1, sentAt: null };

/** Locks the player's current round until `tx` ends and creates the round if there is none. */
export async function lockRound(tx: Transaction, playerId: PlayerId): Promise<Round> {
  await sourceOfWealthTables(tx)
    .insertInto('compliance.source_of_wealth')
    .values({ player_id: playerId, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await sourceOfWealthTables(tx)
    .selectFrom('compliance.source_of_wealth')
    .select(['round', 'sent_at'])
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { round: row.round, sentAt: row.sent_at };
}

export async function setRound(
  tx: Transaction,
  playerId: PlayerId,
  set: { readonly round?: number; readonly sent_at: Date | null },
): Promise<void> {
  const rounds = sourceOfWealthTables(tx).updateTable('compliance.source_of_wealth');
  await rounds.set(set).where('player_id', '=', playerId).execute();
}

/** Selects the documents that are not accepted yet, for changes. */
export const ownDocuments = (tx: Transaction, playerId: PlayerId) =>
  sourceOfWealthTables(tx)
    .updateTable('compliance.document')
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null);

/** Returns the documents that were added since the operator last accepted a submission. */
export async function readSubmittedDocuments(
  queryable: Queryable,
  playerId: PlayerId,
): Promise<SubmittedDocuments> {
  const tables = sourceOfWealthTables(queryable);
  const rounds = await tables
    .selectFrom('compliance.source_of_wealth')
    .select(['round', 'sent_at'])
    .where('player_id', '=', playerId)
    .execute();
  const checked = await tables
    .selectFrom('compliance.checked_option')
    .select(['type', 'option'])
    .where('player_id', '=', playerId)
    .orderBy('type')
    .orderBy('option')
    .execute();
  const files = await tables
    .selectFrom('compliance.document')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
  const [held] = rounds.map(({ round, sent_at: sentAt }) => ({ round, sentAt }));
  return {
    ...(held ?? FIRST_ROUND),
    checked,
    files: files.map(({ id, type, round, name, size_bytes: sizeBytes, sent_at: sentAt }) => ({
      id,
      type,
      round,
      name,
      sizeBytes,
      isSent: sentAt !== null,
    })),
  };
}

export interface StoredDocument {
  readonly id: string;
  readonly type: SourceOfWealthType;
  readonly name: string;
  readonly mediaType: MediaType;
  readonly sizeBytes: number;
  readonly sentAt: Date;
  readonly isClosed: boolean;
}

export async function readDocuments(
  queryable: Queryable,
  playerId: PlayerId,
): Promise<readonly StoredDocument[]> {
  const rows = await sourceOfWealthTables(queryable)
    .selectFrom('compliance.document')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) =>
    row.sent_at === null
      ? []
      : [
          {
            id: row.id,
            type: row.type,
            name: row.name,
            mediaType: row.media_type,
            sizeBytes: row.size_bytes,
            sentAt: row.sent_at,
            isClosed: row.closed_at !== null,
          },
        ],
  );
}

export interface Waiting {
  readonly playerId: PlayerId;
  readonly sentAt: Date;
}

export async function readWaiting(queryable: Queryable): Promise<readonly Waiting[]> {
  const rows = await sourceOfWealthTables(queryable)
    .selectFrom('compliance.source_of_wealth')
    .select(['player_id', 'sent_at'])
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .execute();
  return rows.flatMap(({ player_id: playerId, sent_at: sentAt }) => (sentAt ? [{ playerId, sentAt }] : []));
}
