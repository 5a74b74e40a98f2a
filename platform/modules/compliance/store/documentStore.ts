import type { Queryable, Transaction } from '../../../infra/database/database.ts';

/** Where the bytes of documents lie. Nobody but the house's own command ever reads them. */
export interface DocumentStore {
  /** Keeps what is not kept yet under this id. */
  keep(tx: Transaction, id: string, content: Uint8Array): Promise<void>;
  /** @throws RangeError where there is nothing */
  read(queryable: Queryable, id: string): Promise<Uint8Array>;
  /** Gone for good. Nothing there is nothing to do. */
  drop(tx: Transaction, id: string): Promise<void>;
}
