import type { Queryable, Transaction } from '../../../infra/database/database.ts';

/** Storage for document contents. Only an operator command reads them. */
export interface DocumentStore {
  /** Stores the content of a new document. */
  save(tx: Transaction, id: string, content: Uint8Array): Promise<void>;
  /** @throws RangeError if the id does not exist */
  read(queryable: Queryable, id: string): Promise<Uint8Array>;
  /** Deletes the content permanently. Does nothing if the id does not exist. */
  drop(tx: Transaction, id: string): Promise<void>;
}
