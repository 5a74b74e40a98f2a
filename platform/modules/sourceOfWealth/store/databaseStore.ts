import { sourceOfWealthTables } from '../tables.ts';
import type { DocumentStore } from './documentStore.ts';

/** Stores documents in the database, so that one backup contains everything. */
export const databaseStore: DocumentStore = {
  async save(tx, id, content) {
    await sourceOfWealthTables(tx)
      .insertInto('compliance.document_content')
      .values({ documentId: id, content: Buffer.from(content) })
      .execute();
  },
  async read(queryable, id) {
    const row = await sourceOfWealthTables(queryable)
      .selectFrom('compliance.document_content')
      .select('content')
      .where('documentId', '=', id)
      .executeTakeFirst();
    if (!row) throw new RangeError(`document ${id} is gone`);
    return row.content;
  },
  async drop(tx, id) {
    await sourceOfWealthTables(tx)
      .deleteFrom('compliance.document_content')
      .where('documentId', '=', id)
      .execute();
  },
};
