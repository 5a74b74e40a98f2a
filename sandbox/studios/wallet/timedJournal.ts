import { SECOND } from '@foyer/domain/duration.ts';
import type { Journal } from './journal.ts';

/** Timeout of one change of the journal. */
export const JOURNAL_TIMEOUT_MS = 3 * SECOND;

/**
 * A journal whose changes reject when the disk does not answer in time. A change that timed out may still be applied
 * later, so the next change of the same round waits for it: an older entry never replaces a newer one.
 */
export function timedJournal(journal: Journal, timeoutMs = JOURNAL_TIMEOUT_MS): Journal {
  const running = new Map<string, Promise<void>>();

  const change = (roundId: string, apply: () => Promise<void>): Promise<void> => {
    const applied = (running.get(roundId) ?? Promise.resolve()).then(apply);
    const ended = applied
      .catch(() => {})
      .then(() => {
        if (running.get(roundId) === ended) running.delete(roundId);
      });
    running.set(roundId, ended);
    return inTime(applied, timeoutMs, roundId);
  };

  return {
    write: (round) => change(round.roundId, () => journal.write(round)),
    forget: (roundId) => change(roundId, () => journal.forget(roundId)),
    moveToFailed: (round) => change(round.roundId, () => journal.moveToFailed(round)),
    all: () => journal.all(),
  };
}

async function inTime(applied: Promise<void>, timeoutMs: number, roundId: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error(`the journal did not answer within ${timeoutMs} ms for ${roundId}`);
    timer = setTimeout(() => reject(error), timeoutMs).unref();
  });
  await Promise.race([applied, timeout]).finally(() => clearTimeout(timer));
}
