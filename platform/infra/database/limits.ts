import type pg from 'pg';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';

/** Database time limits in milliseconds. The client-side limits also cover a server that hangs. */
export interface DatabaseLimits {
  /** Client-side limit for opening a connection or getting one from the pool. */
  readonly connectMs: number;
  /** Server-side limit for one statement. */
  readonly statementMs: number;
  /** Server-side limit for one wait for a lock. */
  readonly lockMs: number;
  /** Server-side limit: a transaction whose client is idle is rolled back after this time. */
  readonly idleInTransactionMs: number;
  /** Client-side limit for one statement: longer than `statementMs`, so that the error of the server arrives first. */
  readonly responseMs: number;
  /** Client-side limit from acquiring a connection to releasing it. */
  readonly transactionMs: number;
}

/** `pg` supports `query_timeout` per statement, but its types do not declare it. */
interface TimedQuery extends pg.QueryConfig<unknown[]> {
  readonly query_timeout: number;
}

export const timedQuery = (text: string, values: readonly unknown[], responseMs: number): TimedQuery => ({
  text,
  values: [...values],
  query_timeout: responseMs,
});

/** A process that hangs in a transaction loses it after this time, so that another node can go on with its work. */
const HUNG_MS = 3 * SECOND;

/** Limits for requests of players and partners, and for jobs that work in small batches. */
export const REQUEST_LIMITS: DatabaseLimits = {
  connectMs: 4 * SECOND,
  statementMs: 8 * SECOND,
  lockMs: 5 * SECOND,
  idleInTransactionMs: HUNG_MS,
  responseMs: 10 * SECOND,
  transactionMs: 20 * SECOND,
};

/** Limits for migrations and audits. */
export const LONG_LIMITS: DatabaseLimits = {
  connectMs: 30 * SECOND,
  statementMs: HOUR,
  lockMs: MINUTE,
  idleInTransactionMs: 10 * MINUTE,
  responseMs: HOUR + MINUTE,
  transactionMs: 2 * HOUR,
};

/** Limits for jobs that read the data of all players. */
export const JOB_LIMITS: DatabaseLimits = { ...LONG_LIMITS, idleInTransactionMs: HUNG_MS };
