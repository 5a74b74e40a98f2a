import type { Log } from './log.ts';

/** Work that comes round while the product runs; on which node it is done is the work's own affair. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/**
 * Runs each job at once and then again, its pause counted from the end of the last run. One that fails is logged and
 * comes round again. @returns how to stop: no run begins any more, and those under way are waited for
 */
export function startJobs(jobs: readonly Job[], log: Pick<Log, 'error'>): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob({ name, everyMs, run }: Job, log: Pick<Log, 'error'>): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const round = async (): Promise<void> => {
    try {
      await run();
    } catch (err) {
      log.error({ err, job: name }, 'a job failed and comes round again');
    }
    if (!isStopped) timer = setTimeout(() => void (underWay = round()), everyMs);
  };
  let underWay = round();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
