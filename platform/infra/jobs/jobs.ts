import type { Log } from '../log.ts';
import { createMeasurement, secondsSince } from '../telemetry/measurement.ts';
import { inRootSpan } from '../telemetry/tracing.ts';

/** Periodic work. The job itself decides on which node it runs. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/** One run of a job. */
export const jobRan = createMeasurement<{
  readonly job: string;
  readonly seconds: number;
  readonly isSuccessful: boolean;
}>();

type JobLog = Pick<Log, 'error' | 'info'>;

/**
 * Runs each job at once and then repeatedly, with the pause between runs. Each error is logged once, as is the
 * recovery.
 * @returns a stop function, which waits for runs in progress
 */
export function startJobs(jobs: readonly Job[], log: JobLog): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob({ name, everyMs, run }: Job, log: JobLog): () => Promise<void> {
  const trouble = troubleOf(name, log);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const round = async (): Promise<void> => {
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
    if (!isStopped) timer = setTimeout(() => void (running = round()), everyMs);
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
function troubleOf(job: string, log: JobLog) {
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
