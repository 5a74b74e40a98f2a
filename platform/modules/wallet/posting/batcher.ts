import type { Clock } from '../../../infra/clock.ts';
import { isDatabaseUnavailable, isLockTimeout } from '../../../infra/database/unavailable.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { secondsSince } from '../../../infra/telemetry/measurement.ts';
import { claimsOf, type Command } from '../command.ts';
import { batchCommitted, commandConcluded } from './measurements.ts';
import type { Posted } from './outcome.ts';
import { inBatchSpan, inCommandSpan, type CommandSpan } from './spans.ts';

interface BatcherDeps {
  /** Posts the commands and commits. @returns a response for each, in their order */
  readonly commit: (commands: readonly Command[], at: Date) => Promise<readonly (Posted | Refusal)[]>;
  readonly clock: Clock;
  readonly wakeRelay: () => void;
  readonly maxBatch?: number;
  /** Maximum number of concurrent batches. */
  readonly lanes?: number;
}

interface Waiting {
  readonly command: Command;
  readonly claims: readonly string[];
  /** The span of the command. */
  readonly span: CommandSpan;
  resolve(posted: Posted): void;
  reject(error: unknown): void;
}

/**
 * Posts commands in batches. Each is durably committed before it resolves; commands that arrive during a
 * commit share the next one.
 */
export function createBatcher({ commit, clock, wakeRelay, maxBatch = 256, lanes = 1 }: BatcherDeps) {
  let queue: Waiting[] = [];
  const claimed = new Set<string>();
  const runningBatches = new Set<Promise<void>>();

  /**
   * Takes the oldest commands. A command that shares a claim with a running batch or with an earlier
   * command stays queued.
   */
  const take = (): Waiting[] => {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const skippedClaims = new Set<string>();
    for (const waiting of queue) {
      const isFree = waiting.claims.every((claim) => !claimed.has(claim) && !skippedClaims.has(claim));
      if (isFree && batch.length < maxBatch) batch.push(waiting);
      else left.push(waiting);
      for (const claim of waiting.claims)
        (isFree && batch.at(-1) === waiting ? claimed : skippedClaims).add(claim);
    }
    queue = left;
    return batch;
  };

  const fill = (): void => {
    while (runningBatches.size < lanes && queue.length > 0) {
      const batch = take();
      if (batch.length === 0) return;
      const work = run(batch).finally(() => {
        for (const { claims } of batch) for (const claim of claims) claimed.delete(claim);
        runningBatches.delete(work);
        fill();
      });
      runningBatches.add(work);
    }
  };

  const run = async (batch: readonly Waiting[], attempt = 1): Promise<void> => {
    try {
      const commands = batch.map(({ command }) => command);
      const answers = await inBatchSpan(batch, () =>
        timed(commands.length, () => commit(commands, clock.now())),
      );
      wakeRelay();
      batch.forEach((waiting, index) => settle(waiting, answers[index]));
    } catch (error) {
      // The error may concern a single command, so each is retried alone; the idempotency keys prevent double
      // postings.
      if (isLost(error)) return rejectAll(batch, error);
      if (batch.length > 1) await runAlone(batch, (one) => run([one]));
      else if (isRace(error) && attempt < MAX_ATTEMPTS) await run(batch, attempt + 1);
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
            queue.push(measured({ command, claims: claimsOf(command), span, resolve, reject }));
            // Deferred to the end of the event loop turn, so that bets received together share a batch.
            if (runningBatches.size < lanes) setImmediate(fill);
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

async function timed<Result>(size: number, commit: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  const result = await commit();
  batchCommitted.record({ size, seconds: secondsSince(startMs) });
  return result;
}

function measured({ command, claims, span, resolve, reject }: Waiting): Waiting {
  const startMs = performance.now();
  const conclude = (error?: unknown) =>
    commandConcluded.record({ recipe: command.recipe, error, seconds: secondsSince(startMs) });
  return {
    command,
    claims,
    span,
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
const RACES = new Set(['23505', '40001', '40P01']);

/** Another node used the same key or opened the same round at the same time; a retry sees its result. */
const isRace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && RACES.has(error.code);

function settle(waiting: Waiting, answer: Posted | Refusal | undefined): void {
  if (!answer) waiting.reject(new TypeError('the ledger gave no answer'));
  else if (answer instanceof Refusal) waiting.reject(answer);
  else waiting.resolve(answer);
}
