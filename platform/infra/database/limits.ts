import type pg from 'pg';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';

/** How long the database may take, in milliseconds. The client's limits hold where a hung server answers nothing. */
export interface DatabaseLimits {
  /** To open a connection, or to get one from the pool. */
  readonly connectMs: number;
  /** Server side: one statement. */
  readonly statementMs: number;
  /** Server side: one wait for a lock. */
  readonly lockMs: number;
  /** Server side: a transaction whose client has gone quiet is rolled back. */
  readonly idleInTransactionMs: number;
  /** Client side: one statement. Longer than `statementMs`, so that a server that answers is heard. */
  readonly answerMs: number;
  /** Client side: from getting a connection to giving it back. */
  readonly transactionMs: number;
}

/** `pg` knows a limit of one statement, its types do not. */
interface TimedQuery extends pg.QueryConfig<unknown[]> {
  readonly query_timeout: number;
}

export const timedQuery = (text: string, values: readonly unknown[], answerMs: number): TimedQuery => ({
  text,
  values: [...values],
  query_timeout: answerMs,
});

/** For everything a player or another company waits for, and for the jobs that do a little at a time. */
export const REQUEST_LIMITS: DatabaseLimits = {
  connectMs: 4 * SECOND,
  statementMs: 8 * SECOND,
  lockMs: 5 * SECOND,
  idleInTransactionMs: 15 * SECOND,
  answerMs: 10 * SECOND,
  transactionMs: 20 * SECOND,
};

/** For migrations, audits and jobs that read what all players did. */
export const LONG_LIMITS: DatabaseLimits = {
  connectMs: 30 * SECOND,
  statementMs: HOUR,
  lockMs: MINUTE,
  idleInTransactionMs: 10 * MINUTE,
  answerMs: HOUR + MINUTE,
  transactionMs: 2 * HOUR,
};
