import type { Log } from '../log.ts';
import { createMeasurement, secondsSince } from '../telemetry/measurement.ts';
import { inRootSpan } from '../telemetry/tracing.ts';

/**
 * Periodic work. A job that changes the database must tolerate a second run at the same time: a node that hung, and lost
 * the lead meanwhile, finishes what it had begun.
 */
export interface Job {
  readonly name: string;
  /** Runs on every node, and not on the leader alone: work on what this node itself stores. */
  readonly isOnEveryNode?: boolean;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/** One run of a job. */
export const jobRan = createMeasurement<{
  readonly job: string;
  readonly seconds: number;
  readonly isSuccessful: boolean;
}>();

interface JobDeps {
  readonly log: Pick<Log, 'error' | 'info'>;
  /** Whether this node is the leader of the nodes. */
  isLeader(): boolean;
}

/** How often a node that is not the leader looks whether it has become the leader. */
const LEADER_CHECK_MS = 250;

/**
 * Runs each job at once, or as soon as this node is the leader, and then repeatedly, with the pause between runs. Each
 * error is logged once, as is the recovery.
 * @returns a stop function, which waits for runs in progress
 */
export function startJobs(jobs: readonly Job[], deps: JobDeps): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, deps));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(
  { name, everyMs, isOnEveryNode = false, run }: Job,
  { log, isLeader }: JobDeps,
): () => Promise<void> {
  const trouble = troubleOf(name, log);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const next = (pauseMs: number) => {
    if (!isStopped) timer = setTimeout(() => void (running = round()), pauseMs);
  };
  const round = async (): Promise<void> => {
    if (!isOnEveryNode && !isLeader()) return next(LEADER_CHECK_MS);
    const startMs = performance.now();
    const measure = (isSuccessful: boolean) =>
      jobRan.record({ job: name, seconds: secondsSince(startMs), isSuccessful });
    try {
      await inRootSpan({ name: `job ${name}` }, run);
      measure(true);
      trouble.isOver();
    } catch (err) {
      measure(false);
      trouble.met(err);
    }
    next(everyMs);
  };
  let running = round();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Maximum number of different errors remembered per job; further new errors are logged every time. */
const MAX_CAUSES = 20;

/** Logs each error of a job once, from its first failure to its next success. */
function troubleOf(job: string, log: JobDeps['log']) {
  const logged = new Set<string>();
  let failures = 0;
  return {
    met(err: unknown): void {
      failures += 1;
      const cause = causeOf(err);
      if (logged.has(cause)) return;
      if (logged.size < MAX_CAUSES) logged.add(cause);
      log.error({ err, job }, 'a job failed and comes round again');
    },
    isOver(): void {
      if (failures > 0) log.info({ job, failures }, 'a job that failed is done again');
      failures = 0;
      logged.clear();
    },
  };
}

/** Includes the causes: the error of a failed partner call has the partner's own error as its cause. */
const causeOf = (err: unknown): string =>
  err instanceof Error ? `${err.name}: ${err.message} < ${causeOf(err.cause)}` : String(err);
