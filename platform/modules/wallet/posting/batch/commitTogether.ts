import type pg from 'pg';
import { Refusal } from '../../../../infra/refusal.ts';
import { secondsSince } from '../../../../infra/telemetry/measurement.ts';
import type { Command } from '../../command.ts';
import { isRace } from '../batcher.ts';
import { commandConcluded } from '../measurements.ts';
import type { Posted } from '../outcome.ts';
import { postCommands, type LiveSettings } from '../postCommands.ts';
import { repeatAfterUpgrade, runOn } from '../runStatement.ts';

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
        const posted = await repeatAfterUpgrade(pool, () => commitOnce(pool, commands, at, settings));
        conclude();
        return posted;
      } catch (error) {
        if (isRace(error) && attempt < MAX_ATTEMPTS) continue;
        conclude(error);
        throw error;
      }
    }
  };

async function commitOnce(
  pool: pg.Pool,
  commands: readonly Command[],
  at: Date,
  settings: LiveSettings,
): Promise<readonly Posted[]> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('begin');
    const posted: Posted[] = [];
    for (const command of commands) {
      const [answer] = await postCommands(runOn(client), [command], at, settings);
      if (!answer || answer instanceof Refusal) {
        await client.query('rollback');
        throw answer ?? new TypeError('the ledger gave no answer');
      }
      posted.push(answer);
    }
    await client.query('commit');
    return posted;
  } catch (error) {
    if (!(error instanceof Refusal)) failure = error;
    throw error;
  } finally {
    // After a failure a transaction may be open: the connection is not reused.
    client.release(failure !== undefined);
  }
}
