import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { sourceOfWealthTables } from './tables.ts';

export interface Entry {
  readonly playerId: PlayerId;
  readonly act: 'Required' | 'Uploaded' | 'Removed' | 'Sent' | 'AskedAgain' | 'Accepted' | 'Read';
  /** Who acted: `player`, `house` for a rule of the platform, or the operator's own name. */
  readonly by: string;
  readonly why?: string;
  readonly documentId?: string;
}

/** Appends an entry to the record, whose entries are never changed. */
export type Note = (tx: Transaction, entry: Entry) => Promise<void>;

export const noteBy =
  (clock: Clock): Note =>
  async (tx, { playerId, act, by, why = '', documentId }) => {
    await sourceOfWealthTables(tx)
      .insertInto('compliance.entry')
      .values({ playerId, act, by, why, documentId: documentId ?? null, at: clock.now() })
      .execute();
  };

export async function wasRemoved(tx: Transaction, playerId: PlayerId, documentId: string): Promise<boolean> {
  const row = await sourceOfWealthTables(tx)
    .selectFrom('compliance.entry')
    .select('id')
    .where('playerId', '=', playerId)
    .where('act', '=', 'Removed')
    .where('documentId', '=', documentId)
    .executeTakeFirst();
  return row !== undefined;
}
