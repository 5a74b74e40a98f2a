import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { documentCommands } from './documentCommands.ts';
import { dropDocument } from './documents.ts';
import { noteBy } from './record.ts';
import { databaseStore } from './store/databaseStore.ts';
import { folderStore } from './store/folderStore.ts';
import {
  lockRound,
  ownDocuments,
  readDocuments,
  readSubmittedDocuments,
  readWaiting,
  setRound,
} from './submittedDocuments.ts';
import { sourceOfWealthTables } from './tables.ts';

interface SourceOfWealthDeps {
  readonly clock: Clock;
  readonly config: Pick<Config, 'documentsFolder'>;
}

/** Documents that prove where a player's money comes from. The calling flow has locked the player. */
export function createSourceOfWealth({ clock, config: { documentsFolder } }: SourceOfWealthDeps) {
  const store = documentsFolder === null ? databaseStore : folderStore(documentsFolder);
  const note = noteBy(clock);
  return {
    ...documentCommands({ clock, store, note }),
    submitted: readSubmittedDocuments,
    /** Starts a new round, which distinguishes documents sent from now on from earlier ones. */
    async reopen(tx: Transaction, playerId: PlayerId): Promise<void> {
      const { round } = await lockRound(tx, playerId);
      await setRound(tx, playerId, { round: round + 1, sentAt: null });
    },
    async close(tx: Transaction, playerId: PlayerId): Promise<void> {
      const { round } = await lockRound(tx, playerId);
      const { files } = await readSubmittedDocuments(tx, playerId);
      for (const { id } of files.filter(({ isSent }) => !isSent)) await dropDocument(tx, store, id);
      await ownDocuments(tx, playerId).set({ closedAt: clock.now() }).execute();
      await sourceOfWealthTables(tx)
        .deleteFrom('compliance.checked_option')
        .where('playerId', '=', playerId)
        .execute();
      await setRound(tx, playerId, { round: round + 1, sentAt: null });
    },
    note,
    /** All documents that a player ever sent, the oldest first, for the operator. */
    sent: readDocuments,
    read: (queryable: Queryable, documentId: string) => store.read(queryable, documentId),
    /** Players whose documents wait for the operator, the longest waiting first. */
    waiting: readWaiting,
  };
}

export type SourceOfWealthDocuments = ReturnType<typeof createSourceOfWealth>;
