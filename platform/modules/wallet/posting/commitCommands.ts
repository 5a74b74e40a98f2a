import pg from 'pg';
import type { Refusal } from '../../../infra/refusal.ts';
import type { Command } from '../command.ts';
import { decideBatch } from './decideBatch.ts';
import { lookupOf } from './lookup.ts';
import type { Posted } from './outcome.ts';
import {
  postCommands,
  readFacts,
  writeBatch,
  type DocumentVersions,
  type RunStatement,
} from './postCommands.ts';

type Answers = readonly (Posted | Refusal)[];

/**
 * Posts a batch and commits it in two round trips, without locks while it is decided: the writing statement fails
 * if a player has changed since they were read. Then the batch is decided again with the players locked.
 */
export const commitCommands =
  (pool: pg.Pool, documentVersions?: DocumentVersions) =>
  async (commands: readonly Command[], at: Date): Promise<Answers> => {
    try {
      const run = runOn(pool);
      const facts = await readFacts(run, commands.map(lookupOf), {
        isLocking: false,
        ...(documentVersions && { documentVersions }),
      });
      const { answers, batch } = decideBatch(commands, facts, at);
      if (batch) await writeBatch(run, batch, at);
      return answers;
    } catch (error) {
      if (!isStale(error)) throw error;
      return commitLocked(pool, commands, at, documentVersions);
    }
  };

async function commitLocked(
  pool: pg.Pool,
  commands: readonly Command[],
  at: Date,
  documentVersions?: DocumentVersions,
): Promise<Answers> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('begin');
    const answers = await postCommands(runOn(client), commands, at, documentVersions);
    await client.query('commit');
    return answers;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // After a failure a transaction may be open: the connection is not reused.
    client.release(failure !== undefined);
  }
}

const runOn =
  (connection: pg.Pool | pg.PoolClient): RunStatement =>
  <Row extends object>({ values, ...statement }: Parameters<RunStatement>[0]) =>
    connection.query<Row>({ ...statement, values: [...values] });

const isStale = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40001';
