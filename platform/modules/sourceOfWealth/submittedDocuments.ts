import type { NotNull } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { sourceOfWealthTables } from './tables.ts';

export interface Round {
  readonly round: number;
  readonly sentAt: Date | null;
}

const FIRST_ROUND: Round = { round: 1, sentAt: null };

const roundOf = (queryable: Queryable, playerId: PlayerId) =>
  sourceOfWealthTables(queryable)
    .selectFrom('compliance.source_of_wealth')
    .select(['round', 'sentAt'])
    .where('playerId', '=', playerId);

/** Locks the player's current round until `tx` ends and creates the round if there is none. */
export async function lockRound(tx: Transaction, playerId: PlayerId): Promise<Round> {
  await sourceOfWealthTables(tx)
    .insertInto('compliance.source_of_wealth')
    .values({ playerId, sentAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return roundOf(tx, playerId).forUpdate().executeTakeFirstOrThrow();
}

export async function setRound(tx: Transaction, playerId: PlayerId, set: Partial<Round>): Promise<void> {
  const rounds = sourceOfWealthTables(tx).updateTable('compliance.source_of_wealth');
  await rounds.set(set).where('playerId', '=', playerId).execute();
}

/** Selects the documents that are not accepted yet, for changes. */
export const ownDocuments = (tx: Transaction, playerId: PlayerId) =>
  sourceOfWealthTables(tx)
    .updateTable('compliance.document')
    .where('playerId', '=', playerId)
    .where('closedAt', 'is', null);

export async function readSubmittedDocuments(queryable: Queryable, playerId: PlayerId) {
  const tables = sourceOfWealthTables(queryable);
  const round = await roundOf(queryable, playerId).executeTakeFirst();
  const checked = await tables
    .selectFrom('compliance.checked_option')
    .select(['type', 'option'])
    .where('playerId', '=', playerId)
    .orderBy('type')
    .orderBy('option')
    .execute();
  const files = await tables
    .selectFrom('compliance.document')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('closedAt', 'is', null)
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute();
  return {
    ...(round ?? FIRST_ROUND),
    checked,
    files: files.map((file) => ({ ...file, isSent: file.sentAt !== null })),
  };
}

export async function readDocuments(queryable: Queryable, playerId: PlayerId) {
  const rows = await sourceOfWealthTables(queryable)
    .selectFrom('compliance.document')
    .selectAll()
    .$narrowType<{ sentAt: NotNull }>()
    .where('playerId', '=', playerId)
    .where('sentAt', 'is not', null)
    .orderBy('sentAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isClosed: row.closedAt !== null }));
}

export const readWaiting = (queryable: Queryable) =>
  sourceOfWealthTables(queryable)
    .selectFrom('compliance.source_of_wealth')
    .select(['playerId', 'sentAt'])
    .$narrowType<{ sentAt: NotNull }>()
    .where('sentAt', 'is not', null)
    .orderBy('sentAt')
    .execute();
