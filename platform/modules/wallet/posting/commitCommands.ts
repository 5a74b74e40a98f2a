import type pg from 'pg';
import type { Refusal } from '../../../infra/refusal.ts';
import type { Command } from '../command.ts';
import type { Posted } from './outcome.ts';
import { decideBatch } from './decideBatch.ts';
import { lookupOf } from './lookup.ts';
import { readFacts, writeBatch, type RunStatement } from './postCommands.ts';

/**
 * Posts a batch in a transaction of its own with two round trips: `begin` travels with the reading statement and
 * `commit` with the writing one. PostgreSQL turns the commit into a rollback when the statement before it failed.
 */
export const commitCommands =
  (pool: pg.Pool) =>
  async (commands: readonly Command[], at: Date): Promise<readonly (Posted | Refusal)[]> => {
    const client = await pool.connect();
    const run: RunStatement = ({ values, ...statement }) =>
      client.query({ ...statement, values: [...values] });
    try {
      const [, facts] = await Promise.all([client.query('begin'), readFacts(run, commands.map(lookupOf))]);
      const { answers, batch } = decideBatch(commands, facts, at);
      await Promise.all([batch && writeBatch(run, batch, at), client.query('commit')]);
      client.release();
      return answers;
    } catch (error) {
      // A transaction may still be open: the connection is not reused.
      client.release(true);
      throw error;
    }
  };
