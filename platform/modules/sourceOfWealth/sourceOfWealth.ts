import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { documentCommands, type DocumentCommands } from './documentCommands.ts';
import { dropDocument } from './documents.ts';
import type { SubmittedDocuments } from './form.ts';
import { noteBy, type Note } from './record.ts';
import { databaseStore } from './store/databaseStore.ts';
import { folderStore } from './store/folderStore.ts';
import {
  lockRound,
  ownDocuments,
  readDocuments,
  readSubmittedDocuments,
  readWaiting,
  setRound,
  type StoredDocument,
  type Waiting,
} from './submittedDocuments.ts';
import { sourceOfWealthTables } from './tables.ts';

/**
 * The documents that show where a player's money comes from, and the record of them. Whether they are required is a
 * column of the player, whom the calling flow has locked.
 */
export interface SourceOfWealthDocuments extends DocumentCommands {
  submitted(queryable: Queryable, playerId: PlayerId): Promise<SubmittedDocuments>;
  /** Starts a new round: documents sent from now on are told from those sent before. */
  reopen(tx: Transaction, playerId: PlayerId): Promise<void>;
  /** Archives what was accepted, and deletes what was not sent. */
  close(tx: Transaction, playerId: PlayerId): Promise<void>;
  readonly note: Note;
  /** All documents that a player ever sent, the oldest first, for the operator. */
  sent(queryable: Queryable, playerId: PlayerId): Promise<readonly StoredDocument[]>;
  /** @throws RangeError for an unknown document */
  read(queryable: Queryable, documentId: string): Promise<Uint8Array>;
  /** Players whose documents wait for the operator, the longest waiting first. */
  waiting(queryable: Queryable): Promise<readonly Waiting[]>;
}

interface SourceOfWealthDeps {
  readonly clock: Clock;
  readonly config: Pick<Config, 'documentsFolder'>;
}

export function createSourceOfWealth({
  clock,
  config: { documentsFolder },
}: SourceOfWealthDeps): SourceOfWealthDocuments {
  const store = documentsFolder === null ? databaseStore : folderStore(documentsFolder);
  const note = noteBy(clock);
  return {
    ...documentCommands({ clock, store, note }),
    submitted: readSubmittedDocuments,
    async reopen(tx, playerId) {
      const { round } = await lockRound(tx, playerId);
      await setRound(tx, playerId, { round: round + 1, sent_at: null });
    },
    async close(tx, playerId) {
      const { round } = await lockRound(tx, playerId);
      const { files } = await readSubmittedDocuments(tx, playerId);
      for (const { id } of files.filter(({ isSent }) => !isSent)) await dropDocument(tx, store, id);
      await ownDocuments(tx, playerId).set({ closed_at: clock.now() }).execute();
      await sourceOfWealthTables(tx)
        .deleteFrom('compliance.checked_option')
        .where('player_id', '=', playerId)
        .execute();
      await setRound(tx, playerId, { round: round + 1, sent_at: null });
    },
    note,
    sent: readDocuments,
    read: (queryable, documentId) => store.read(queryable, documentId),
    waiting: readWaiting,
  };
}
