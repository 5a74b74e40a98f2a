import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';

/** A process that was busy for less than this share of the time since it was last looked at has nothing to do. */
const IDLE = 0.05;

export interface WarmingParts {
  /** What to draw, the most wanted first; asked for when there is time for the first of them. */
  readonly files: () => Promise<readonly string[]>;
  readonly draw: (file: string) => Promise<unknown>;
  /** Whether nobody needs this process just now. */
  readonly isIdle?: () => boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Has pictures drawn before anybody asks for them: one at each look, and none while the last is being drawn or the
 * process has anything else to do. Answers whether there is anything left.
 */
export function createWarming({ files, draw, isIdle = idleness(), log }: WarmingParts) {
  let left: string[] | null = null;
  let isDrawing = false;
  return async (): Promise<boolean> => {
    if (isDrawing || !isIdle()) return true;
    isDrawing = true;
    try {
      left ??= [...(await files())];
      const next = left.shift();
      if (next !== undefined) await draw(next);
      return left.length > 0;
    } catch (error) {
      log.warn({ err: error }, 'a picture could not be drawn ahead');
      return left !== null && left.length > 0;
    } finally {
      isDrawing = false;
    }
  };
}

/** By how long the process has waited for something to do since it was last asked. */
function idleness(): () => boolean {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization < IDLE;
  };
}
