import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { appendEvent } from '../../infra/outbox/index.ts';
import { dropDocument } from './documents.ts';
import type { SubmittedDocuments } from './form.ts';
import { changeFile, fileOfApplicant, openFile, readFile } from './kyc/file.ts';
import { saveReview, knownReview } from './kyc/notices.ts';
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
import { documentCommands, type DocumentCommands } from './documentCommands.ts';
import { noteBy, type Note, type ComplianceStatus } from './record.ts';
import { databaseStore } from './store/databaseStore.ts';
import { folderStore } from './store/folderStore.ts';
import { complianceTables } from './tables.ts';

/**
 * What players show the house, and the record of it. Whether something is asked of a player is his own (identity): the
 * flows that call this have held him, and know that he is asked.
 */
export interface Compliance extends DocumentCommands {
  papers(queryable: Queryable, playerId: PlayerId): Promise<SubmittedDocuments>;
  /** The house asks anew: what comes from now on is told from what was there. */
  reopen(tx: Transaction, playerId: PlayerId): Promise<void>;
  /** What was shown is accepted: it is put away, and what was not sent is dropped. */
  close(tx: Transaction, playerId: PlayerId): Promise<void>;
  readonly note: Note;
  /** The player's tabs are told how he stands by now. */
  tell(tx: Transaction, standing: ComplianceStatus): Promise<void>;
  /** All that a player ever sent, the oldest first, for the house's own eyes. */
  sent(queryable: Queryable, playerId: PlayerId): Promise<readonly StoredDocument[]>;
  /** @throws RangeError where nothing is kept */
  read(queryable: Queryable, documentId: string): Promise<Uint8Array>;
  /** Who has sent something that the house has not answered yet, who waits longest first. */
  waiting(queryable: Queryable): Promise<readonly Waiting[]>;
  readonly kyc: Kyc;
}

/** KYC-01: what is known beside the status, which is the player's own. */
interface Kyc {
  readonly file: typeof readFile;
  readonly fileOfApplicant: typeof fileOfApplicant;
  readonly open: typeof openFile;
  readonly change: typeof changeFile;
  readonly known: typeof knownReview;
  readonly keep: typeof saveReview;
}

const KYC: Kyc = {
  file: readFile,
  fileOfApplicant,
  open: openFile,
  change: changeFile,
  known: knownReview,
  keep: saveReview,
};

interface ComplianceParts {
  readonly clock: Clock;
  readonly config: Pick<Config, 'documentsFolder'>;
}

export function createCompliance({ clock, config: { documentsFolder } }: ComplianceParts): Compliance {
  const store = documentsFolder === null ? databaseStore : folderStore(documentsFolder);
  const note = noteBy(clock);
  return {
    ...documentCommands({ clock, store, note }),
    papers: readSubmittedDocuments,
    async reopen(tx, playerId) {
      const { round } = await lockRound(tx, playerId);
      await setRound(tx, playerId, { round: round + 1, sent_at: null });
    },
    async close(tx, playerId) {
      const { round } = await lockRound(tx, playerId);
      const { files } = await readSubmittedDocuments(tx, playerId);
      for (const { id } of files.filter(({ isSent }) => !isSent)) await dropDocument(tx, store, id);
      await ownDocuments(tx, playerId).set({ closed_at: clock.now() }).execute();
      await complianceTables(tx)
        .deleteFrom('compliance.checked_option')
        .where('player_id', '=', playerId)
        .execute();
      await setRound(tx, playerId, { round: round + 1, sent_at: null });
    },
    note,
    tell: (tx, standing) => appendEvent(tx, 'compliance.updated', standing),
    sent: readDocuments,
    read: (queryable, documentId) => store.read(queryable, documentId),
    waiting: readWaiting,
    kyc: KYC,
  };
}
