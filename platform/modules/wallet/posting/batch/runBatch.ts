import type { Clock } from '../../../../infra/clock.ts';
import { isDatabaseUnavailable, isLockTimeout } from '../../../../infra/database/unavailable.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import { secondsSince } from '../../../../infra/telemetry/measurement.ts';
import type { Command } from '../../command.ts';
import type { CommitOptions } from '../commitCommands.ts';
import { batchCommitted } from '../measurements.ts';
import type { Posted } from '../outcome.ts';
import { inBatchSpan, type CommandSpan } from '../spans.ts';
import { isConflict } from './conflict.ts';
import { halvesOf, isOfOneOwner } from './halves.ts';
import type { Queued } from './queue.ts';
import { createSuspects } from './suspects.ts';

export interface Waiting extends Queued {
  readonly command: Command;
  /** The span of the command. */
  readonly span: CommandSpan;
  /** How many commits left this command out, because another transaction had got ahead of it. */
  conflicts: number;
  resolve(posted: Posted): void;
  reject(error: unknown): void;
}

export interface RunBatchDeps {
  /**
   * Posts the commands and commits. @returns a response for each by its ordinal, or none for a command that another
   * transaction got ahead of; with locks a response for each
   */
  readonly commit: (
    commands: readonly Command[],
    at: Date,
    options: CommitOptions,
  ) => Promise<readonly (Posted | Refusal | undefined)[]>;
  readonly clock: Clock;
  readonly wakeRelay: () => void;
  /** Puts commands back that another transaction got ahead of. */
  readonly putBack: (commands: readonly Waiting[]) => void;
}

/** Of a command, together with the commits that left it out. */
const MAX_ATTEMPTS = 5;
/** Then the players of the batch are locked, so that a busy one does not wait for ever. */
const MAX_CONFLICTS = 2;
/** How long a command of an owner waits for a lock if one before it has waited in vain. */
const SUSPECT_LOCK_MS = 200;
/** Enough to find two locked owners in the largest batch. If more are locked, or a table, the rest does not wait for each. */
const MAX_LOCK_TIMEOUTS = 20;

/**
 * Returns a function that posts a batch. An error does not say which command it concerns: after one the batch is halved,
 * down to one command, and the commands of one owner keep their order. Idempotency keys prevent double postings.
 */
export function createRunBatch({ commit, clock, wakeRelay, putBack }: RunBatchDeps) {
  const suspects = createSuspects();

  /** @returns the commands that another transaction got ahead of */
  const post = async (part: readonly Waiting[]): Promise<readonly Waiting[]> => {
    const isSuspect = part.some(suspects.has);
    const options: CommitOptions = isSuspect
      ? { isLocking: true, lockMs: SUSPECT_LOCK_MS }
      : { isLocking: part.some(({ conflicts }) => conflicts >= MAX_CONFLICTS) };
    const responses = await inBatchSpan(part, () =>
      timed(part.length, () =>
        commit(
          part.map(({ command }) => command),
          clock.now(),
          options,
        ),
      ),
    );
    suspects.clear(part);
    wakeRelay();
    const overtaken = part.filter((waiting, index) => !settle(waiting, responses[index]));
    for (const waiting of overtaken) waiting.conflicts++;
    return overtaken;
  };

  return async (batch: readonly Waiting[]): Promise<void> => {
    const parts = suspects.apart(batch);
    let lockTimeouts = 0;
    for (let part = parts.shift(); part; part = parts.shift()) {
      try {
        const overtaken = await post(part);
        // They share the next batch, but not behind later commands of their owners.
        if (parts.length === 0) putBack(overtaken);
        else if (overtaken.length > 0) parts.unshift(overtaken);
      } catch (error) {
        const isLocked = isLockTimeout(error);
        if (isLocked) suspects.add(part);
        if (isLost(error) || (isLocked && ++lockTimeouts === MAX_LOCK_TIMEOUTS))
          return rejectAll([part, ...parts].flat(), error);
        parts.unshift(...afterError(part, error));
      }
    }
  };
}

/** Returns what is posted next instead of a part that failed; the rest of the part is rejected. */
function afterError(part: readonly Waiting[], error: unknown): readonly (readonly Waiting[])[] {
  const [first] = part;
  if (isLockTimeout(error) && isOfOneOwner(part)) rejectAll(part, error);
  else if (part.length > 1) return halvesOf(part);
  else if (first && isConflict(error) && ++first.conflicts < MAX_ATTEMPTS) return [part];
  else first?.reject(error);
  return [];
}

async function timed<Result>(size: number, commit: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  const result = await commit();
  batchCommitted.record({ size, seconds: secondsSince(startMs) });
  return result;
}

/** It is unknown whether the commands were committed; their callers repeat them under the same keys. */
const isLost = (error: unknown): boolean => isDatabaseUnavailable(error) && !isLockTimeout(error);

const rejectAll = (batch: readonly Waiting[], error: unknown): void => {
  for (const { reject } of batch) reject(error);
};

/** @returns whether there was a response */
function settle(waiting: Waiting, response: Posted | Refusal | undefined): boolean {
  if (response instanceof Refusal) waiting.reject(response);
  else if (response) waiting.resolve(response);
  return response !== undefined;
}
