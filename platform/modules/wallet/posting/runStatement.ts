import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Transaction } from '../../../infra/database/database.ts';

/** Runs one statement: with a pool in a commit of its own, otherwise in the transaction of the caller. */
export type RunStatement = <Row extends object>(
  statement: Statement,
) => Promise<{ readonly rows: readonly Row[] }>;

interface Statement {
  /** The name under which the statement is prepared, on connections that are kept. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export const runIn =
  (tx: Transaction): RunStatement =>
  <Row extends object>({ text, values }: Statement) =>
    tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));

export const runOn =
  (connection: pg.Pool | pg.PoolClient): RunStatement =>
  <Row extends object>({ values, ...statement }: Statement) =>
    connection.query<Row>({ ...statement, values: [...values] });
