import pg from 'pg';
import type { Refusal } from '../../../infra/refusal.ts';
import type { Command } from '../command.ts';
import type { Facts } from '../rules/facts.ts';
import { decideBatch } from './decideBatch.ts';
import { lookupOf } from './lookup.ts';
import type { Posted } from './outcome.ts';
import { postCommands, readFacts, writeBatch, type LiveSettings } from './postCommands.ts';
import { repeatAfterUpgrade, runAloneOn, runOn, type RunStatement } from './runStatement.ts';

type Answer = Posted | Refusal;

export interface CommitOptions {
  /** Whether to lock the players before their facts are read, so that no other batch can change them meanwhile. */
  readonly isLocking: boolean;
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
    { isLocking }: CommitOptions,
  ): Promise<readonly (Answer | undefined)[]> => {
    if (isLocking) return repeatAfterUpgrade(pool, () => commitLocked(pool, commands, at, settings));
    const run = runAloneOn(pool);
    const facts = await readFacts(run, commands.map(lookupOf), { isLocking, settings });
    return writeUnchanged(run, commands, facts, at);
  };

async function writeUnchanged(
  run: RunStatement,
  commands: readonly Command[],
  facts: readonly Facts[],
  at: Date,
): Promise<readonly (Answer | undefined)[]> {
  const { answers, batch } = decideBatch(commands, facts, at);
  try {
    if (batch) await writeBatch(run, batch, at);
    return answers;
  } catch (error) {
    if (!isStale(error)) throw error;
    const changed = new Set<string | null>(error.detail?.split(' '));
    const unchanged = facts.filter(({ playerId }) => !changed.has(playerId));
    // Where a limit group changed, the error names no player, and all commands are left for another batch.
    return unchanged.length < facts.length ? writeUnchanged(run, commands, unchanged, at) : [];
  }
}

async function commitLocked(
  pool: pg.Pool,
  commands: readonly Command[],
  at: Date,
  settings: LiveSettings,
): Promise<readonly Answer[]> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('begin');
    const answers = await postCommands(runOn(client), commands, at, settings);
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

const isStale = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '40001';
