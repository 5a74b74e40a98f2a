import pg from 'pg';
import type { Copy } from './copyRows.ts';

/** Methods of `pg` that its types lack. */
declare module 'pg' {
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
  }
}

/**
 * A statement, and rows to copy after it. All is sent at once, and the server commits it at the end: after an error
 * nothing is written, and the server ignores what follows.
 */
export class QueryWithCopies extends pg.Query {
  /** `pg` sets it; its types do not say so. */
  declare readonly text: string;
  readonly #copies: readonly Copy[];

  constructor(statement: pg.QueryConfig, copies: readonly Copy[]) {
    super(statement);
    this.#copies = copies;
  }

  /** `pg` calls this when it has sent the parameters of the statement. */
  _getRows(connection: pg.Connection): void {
    connection.execute({}, false);
    for (const { into, rows } of this.#copies) {
      connection.parse({ name: '', text: `copy ${into} from stdin`, types: [] }, false);
      connection.bind({}, false);
      connection.execute({}, false);
      connection.sendCopyFromChunk(Buffer.from(rows));
      connection.endCopyFrom();
    }
    connection.sync();
  }

  /** The rows have been sent already. */
  handleCopyInResponse(): void {}
}
