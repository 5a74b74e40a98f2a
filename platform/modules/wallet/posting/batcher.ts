import { secondsSince } from '../../../infra/telemetry/measurement.ts';
import { exclusiveKeysOf, ownerOf, type Command } from '../command.ts';
import { commandConcluded } from './measurements.ts';
import { createQueue } from './batch/queue.ts';
import { createRunBatch, type RunBatchDeps, type Waiting } from './batch/runBatch.ts';
import type { Posted } from './outcome.ts';
import { inCommandSpan } from './spans.ts';

interface BatcherDeps extends Omit<RunBatchDeps, 'putBack'> {
  readonly maxBatch?: number;
  /** Maximum number of concurrent batches. */
  readonly concurrency?: number;
}

/**
 * Posts commands in batches. Each is durably committed before it resolves; commands that arrive during a
 * commit share the next one.
 */
export function createBatcher({ maxBatch = 256, concurrency = 2, ...deps }: BatcherDeps) {
  const queue = createQueue<Waiting>({ maxBatch, concurrency });
  const run = createRunBatch({ ...deps, putBack: queue.putBack });
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
