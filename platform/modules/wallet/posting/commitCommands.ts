import pg from 'pg';
import type { Refusal } from '../../../infra/refusal.ts';
import type { Command } from '../command.ts';
import type { Facts } from '../rules/facts.ts';
import { decideBatch } from './decideBatch.ts';
import { lookupOf } from './lookup.ts';
import type { Posted } from './outcome.ts';
import { commitBatch, postCommands, readFacts, type LiveSettings } from './postCommands.ts';
import { runAloneOn, runInTransaction, type RunStatement } from './runStatement.ts';

export interface CommitOptions {
  /** Whether to lock the players before their facts are read, so that no other batch can change them meanwhile. */
  readonly isLocking: boolean;
  /** With locks: how long to wait for one, in milliseconds. By default as long as the pool says. */
  readonly lockMs?: number;
}

/**
 * Posts a batch and commits it in two round trips, without locks while it is decided: the writing statement fails
 * if a player has changed since they were read. Then the commands of the unchanged players are written without
 * those of the changed ones. @returns the responses by ordinal; none for a command that was not posted because its
 * player changed, which happens only without locks
 */
export const commitCommands =
  (pool: pg.Pool, settings: LiveSettings) =>
  async (
    commands: readonly Command[],
    at: Date,
    { isLocking, lockMs }: CommitOptions,
  ): Promise<readonly (Posted | Refusal | undefined)[]> => {
    const post = (run: RunStatement) => postCommands(run, commands, at, settings);
    if (isLocking) return runInTransaction(pool, post, lockMs);
    const facts = await readFacts(runAloneOn(pool), commands.map(lookupOf), { isLocking, settings });
    return writeUnchanged(pool, commands, facts, at);
  };

async function writeUnchanged(
  pool: pg.Pool,
  commands: readonly Command[],
  facts: readonly Facts[],
  at: Date,
): Promise<readonly (Posted | Refusal | undefined)[]> {
  const { responses, batch } = decideBatch(commands, facts, at);
  try {
    if (batch) await commitBatch(pool, batch, at);
    return responses;
  } catch (error) {
    if (!isStale(error)) throw error;
    const changed = new Set<string | null>(error.detail?.split(' '));
    const unchanged = facts.filter(({ playerId }) => !changed.has(playerId));
    // Where a limit group changed, the error names no player, and all commands are left for another batch.
    return unchanged.length < facts.length ? writeUnchanged(pool, commands, unchanged, at) : [];
  }
}

const isStale = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '40001';
