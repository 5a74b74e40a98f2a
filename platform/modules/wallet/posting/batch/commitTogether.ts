import type pg from 'pg';
import { Refusal } from '../../../../infra/refusal.ts';
import { secondsSince } from '../../../../infra/telemetry/measurement.ts';
import type { Command } from '../../command.ts';
import { isConflict } from './conflict.ts';
import { commandConcluded } from '../measurements.ts';
import type { Posted } from '../outcome.ts';
import { postCommands, type LiveSettings } from '../postCommands.ts';
import { runInTransaction, type RunStatement } from '../runStatement.ts';

const MAX_ATTEMPTS = 5;

/**
 * Posts commands in their order in one commit: each sees the effects of those before it, and if one is refused, none is
 * posted. Each has its own idempotency key, so that repeated commands get their first responses.
 * @throws Refusal of the first command that is refused
 */
export const commitTogether =
  (pool: pg.Pool, settings: LiveSettings) =>
  async (commands: readonly Command[], at: Date): Promise<readonly Posted[]> => {
    const startMs = performance.now();
    const conclude = (error?: unknown): void => {
      for (const { recipe } of commands)
        commandConcluded.record({ recipe, error, seconds: secondsSince(startMs) });
    };
    for (let attempt = 1; ; attempt++) {
      try {
        const posted = await runInTransaction(pool, (run) => postInOrder(run, commands, at, settings));
        conclude();
        return posted;
      } catch (error) {
        if (isConflict(error) && attempt < MAX_ATTEMPTS) continue;
        conclude(error);
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
  for (const command of commands) {
    const [answer] = await postCommands(run, [command], at, settings);
    if (!answer) throw new TypeError('the ledger gave no answer');
    if (answer instanceof Refusal) throw answer;
    posted.push(answer);
  }
  return posted;
}
