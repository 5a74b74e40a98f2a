import { complianceTables } from '../tables.ts';
import type { DocumentStore } from './documentStore.ts';

/** Documents beside all else that the house keeps: one backup has both. */
export const databaseStore: DocumentStore = {
  async keep(tx, id, content) {
    await complianceTables(tx)
      .insertInto('compliance.document_content')
      .values({ document_id: id, content: Buffer.from(content) })
      .execute();
  },
  async read(queryable, id) {
    const row = await complianceTables(queryable)
      .selectFrom('compliance.document_content')
      .select('content')
      .where('document_id', '=', id)
      .executeTakeFirst();
    if (!row) throw new RangeError(`document ${id} is gone`);
    return row.content;
  },
  async drop(tx, id) {
    await complianceTables(tx)
      .deleteFrom('compliance.document_content')
      .where('document_id', '=', id)
      .execute();
  },
};
