import type pg from 'pg';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { secondsSince } from '../../../infra/telemetry/measurement.ts';
import type { Command, PaymentReversal } from '../command.ts';
import { isConflict } from './batch/conflict.ts';
import { commandConcluded } from './measurements.ts';
import type { Posted } from './outcome.ts';
import { postCommands, type LiveSettings } from './postCommands.ts';
import { runIn, runInTransaction, type RunStatement } from './runStatement.ts';

/**
 * Posts one command and its event inside the caller's transaction. The caller wakes the relay after the
 * commit.
 * @throws Refusal
 */
export const post = (tx: Transaction, command: Command | PaymentReversal, at: Date): Promise<Posted> =>
  postOne(runIn(tx), command, at);

const MAX_ATTEMPTS = 5;

/**
 * Posts commands in their order in one commit: each sees the effects of those before it, and if one is refused, none is
 * posted. Each has its own idempotency key, so that repeated commands get their first responses.
 * @throws Refusal of the first command that is refused
 */
export const postAllOrNone =
  (pool: pg.Pool, settings: LiveSettings) =>
  async (commands: readonly Command[], at: Date): Promise<readonly Posted[]> => {
    const startMs = performance.now();
    const measure = (error?: unknown): void => {
      for (const { recipe } of commands)
        commandConcluded.record({ recipe, error, seconds: secondsSince(startMs) });
    };
    for (let attempt = 1; ; attempt++) {
      try {
        const posted = await runInTransaction(pool, (run) => postInOrder(run, commands, at, settings));
        measure();
        return posted;
      } catch (error) {
        if (isConflict(error) && attempt < MAX_ATTEMPTS) continue;
        measure(error);
        throw error;
      }
    }
  };

async function postInOrder(
  run: RunStatement,
  commands: readonly Command[],
  at: Date,
  settings: LiveSettings,
): Promise<readonly Posted[]> {
  const posted: Posted[] = [];
  for (const command of commands) posted.push(await postOne(run, command, at, settings));
  return posted;
}

async function postOne(
  run: RunStatement,
  command: Command | PaymentReversal,
  at: Date,
  settings?: LiveSettings,
): Promise<Posted> {
  const [response] = await postCommands(run, [command], at, settings);
  if (!response) throw new TypeError('a posted command has no response');
  if (response instanceof Refusal) throw response;
  return response;
}
