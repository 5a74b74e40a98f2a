import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedError } from './error.ts';
import type { RunningServer } from './server.ts';

export interface Supervision {
  readonly log: { warn(details: object, message: string): void };
  /** All restart attempts failed. The process should exit. */
  onGivenUp(error: EmbeddedError): void;
  /** Pauses before each restart attempt; after the last one the supervisor gives up. */
  readonly pausesMs?: readonly number[];
}

const PAUSES_MS = [0, SECOND, 2 * SECOND, 4 * SECOND, 8 * SECOND, 16 * SECOND];
/** A server that ran this long counts as recovered: the attempts are counted from zero again. */
const STABLE_MS = MINUTE;

/** Restarts the server when it exits by itself. @returns a function that stops it for good */
export function supervise(
  first: RunningServer,
  restart: (signal: AbortSignal) => Promise<RunningServer>,
  { log, onGivenUp, pausesMs = PAUSES_MS }: Supervision,
): Pick<RunningServer, 'stop'> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server: RunningServer | null = first;
  let attempts = 0;

  /** @returns null if the supervisor was stopped meanwhile, or has no attempts left */
  const startAgain = async (why: string): Promise<RunningServer | null> => {
    let reason = why;
    while (!signal.aborted) {
      const pauseMs = pausesMs[attempts];
      if (pauseMs === undefined) {
        onGivenUp(
          new EmbeddedError(`PostgreSQL could not be started again after ${attempts} attempts: ${reason}`),
        );
        return null;
      }
      attempts += 1;
      log.warn(
        { reason, attempt: attempts, of: pausesMs.length, pauseMs },
        'PostgreSQL is not running: starting it again',
      );
      try {
        await delay(pauseMs, undefined, { signal });
        return await restart(signal);
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    return null;
  };

  const runLoop = async (): Promise<void> => {
    let running: RunningServer | null = first;
    while (running) {
      const startedAt = performance.now();
      const exitReason: string = await running.ended;
      if (signal.aborted) return;
      server = null;
      if (performance.now() - startedAt >= STABLE_MS) attempts = 0;
      const lostAt = performance.now();
      running = await startAgain(`PostgreSQL ended by itself (${exitReason})`);
      server = running;
      if (signal.aborted) return running?.stop();
      if (running)
        log.warn({ afterMs: Math.round(performance.now() - lostAt) }, 'PostgreSQL is running again');
    }
  };
  const loop = runLoop();

  return {
    async stop() {
      stopping.abort();
      await server?.stop();
      await loop;
    },
  };
}
