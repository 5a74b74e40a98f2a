import type { Clock } from '../../../infra/clock.ts';
import { isDatabaseUnavailable, isLockTimeout } from '../../../infra/database/unavailable.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { secondsSince } from '../../../infra/telemetry/measurement.ts';
import { exclusiveKeysOf, ownerOf, type Command } from '../command.ts';
import { batchCommitted, commandConcluded } from './measurements.ts';
import type { CommitOptions } from './commitCommands.ts';
import { isConflict } from './batch/conflict.ts';
import type { Posted } from './outcome.ts';
import { inBatchSpan, inCommandSpan, type CommandSpan } from './spans.ts';
import { createQueue, type Queued } from './batch/queue.ts';

interface BatcherDeps {
  /**
   * Posts the commands and commits. @returns a response for each by its ordinal, or none for a command that another
   * node got ahead of; with locks a response for each
   */
  readonly commit: (
    commands: readonly Command[],
    at: Date,
    options: CommitOptions,
  ) => Promise<readonly (Posted | Refusal | undefined)[]>;
  readonly clock: Clock;
  readonly wakeRelay: () => void;
  readonly maxBatch?: number;
  /** Maximum number of concurrent batches. */
  readonly concurrency?: number;
}

interface Waiting extends Queued {
  readonly command: Command;
  /** The span of the command. */
  readonly span: CommandSpan;
  /** How many batches left this command to the next one, because another node had changed its player. */
  conflicts: number;
  resolve(posted: Posted): void;
  reject(error: unknown): void;
}

/**
 * Posts commands in batches. Each is durably committed before it resolves; commands that arrive during a
 * commit share the next one.
 */
export function createBatcher({ commit, clock, wakeRelay, maxBatch = 256, concurrency = 2 }: BatcherDeps) {
  const queue = createQueue<Waiting>({ maxBatch, concurrency });
  const runningBatches = new Set<Promise<void>>();
  let isFillScheduled = false;

  const fill = (): void => {
    while (runningBatches.size < concurrency && queue.length > 0) {
      const batch = queue.take();
      if (batch.length === 0) return;
      const work = run(batch).finally(() => {
        queue.release(batch);
        runningBatches.delete(work);
        fillLater();
      });
      runningBatches.add(work);
    }
  };

  // Deferred to the end of the event loop's turn: bets that are received in it share a batch, with those of callers that
  // got their answer in it.
  const fillLater = (): void => {
    if (isFillScheduled || runningBatches.size === concurrency) return;
    isFillScheduled = true;
    setImmediate(() => {
      isFillScheduled = false;
      fill();
    });
  };

  const run = async (batch: readonly Waiting[], attempt = 1): Promise<void> => {
    try {
      const isLocking = batch.some(({ conflicts }) => conflicts >= MAX_CONFLICTS);
      const responses = await inBatchSpan(batch, () =>
        timed(batch.length, () => commit(commandsOf(batch), clock.now(), { isLocking })),
      );
      wakeRelay();
      const changed = batch.filter((waiting, index) => !settle(waiting, responses[index]));
      for (const waiting of changed) waiting.conflicts++;
      queue.putBack(changed);
    } catch (error) {
      // The error may concern one command, so each is retried alone; idempotency keys prevent double postings.
      if (isLost(error)) return rejectAll(batch, error);
      if (batch.length > 1) await runAlone(batch, (one) => run([one]));
      else if (isConflict(error) && attempt < MAX_ATTEMPTS) await run(batch, attempt + 1);
      else batch[0]?.reject(error);
    }
  };

  return {
    /** @throws Refusal for this command only */
    submit: (command: Command) =>
      inCommandSpan(
        command,
        (span) =>
          new Promise<Posted>((resolve, reject) => {
            const [exclusiveKeys, owner] = [exclusiveKeysOf(command), ownerOf(command)];
            queue.push(measured({ command, span, conflicts: 0, exclusiveKeys, owner, resolve, reject }));
            fillLater();
          }),
      ),
    /** Resolves when all submitted commands have settled. */
    async settled(): Promise<void> {
      while (runningBatches.size > 0 || queue.length > 0) {
        await Promise.all(runningBatches);
        await new Promise(setImmediate);
      }
    },
  };
}

const commandsOf = (batch: readonly Waiting[]) => batch.map(({ command }) => command);

async function timed<Result>(size: number, commit: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  const result = await commit();
  batchCommitted.record({ size, seconds: secondsSince(startMs) });
  return result;
}

function measured({ resolve, reject, ...queued }: Waiting): Waiting {
  const startMs = performance.now();
  const conclude = (error?: unknown) =>
    commandConcluded.record({ recipe: queued.command.recipe, error, seconds: secondsSince(startMs) });
  return {
    ...queued,
    resolve(posted) {
      conclude();
      resolve(posted);
    },
    reject(error) {
      conclude(error);
      reject(error);
    },
  };
}

/** It is unknown whether the commands were committed; their callers repeat them under the same keys. */
const isLost = (error: unknown): boolean => isDatabaseUnavailable(error) && !isLockTimeout(error);

const rejectAll = (batch: readonly Waiting[], error: unknown): void => {
  for (const { reject } of batch) reject(error);
};

/**
 * Runs commands one by one. Once the connection is lost the rest are rejected, instead of each waiting for
 * a timeout.
 */
async function runAlone(batch: readonly Waiting[], run: (one: Waiting) => Promise<void>): Promise<void> {
  for (const [index, waiting] of batch.entries()) {
    let lost: unknown;
    const reject = (error: unknown): void => {
      if (isLost(error)) lost = error;
      waiting.reject(error);
    };
    await run({ ...waiting, reject });
    if (lost !== undefined) return rejectAll(batch.slice(index + 1), lost);
  }
}

const MAX_ATTEMPTS = 5;
/** Then the player is locked, so that a busy one does not wait for ever. */
const MAX_CONFLICTS = 2;
/** @returns whether there was a response */
function settle(waiting: Waiting, response: Posted | Refusal | undefined): boolean {
  if (response instanceof Refusal) waiting.reject(response);
  else if (response) waiting.resolve(response);
  return response !== undefined;
}
