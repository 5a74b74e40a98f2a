import type { Log } from '../log.ts';

/** Work that comes round while the product runs; on which node it is done is the work's own affair. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

type JobLog = Pick<Log, 'error' | 'info'>;

/**
 * Runs each job at once and then again, its pause counted from the end of the last run. One that fails comes round
 * again; what it fails with is logged once and not each time, and so is that it runs again. @returns how to stop: no run
 * begins any more, and those under way are waited for
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
    try {
      await run();
      trouble.isOver();
    } catch (err) {
      trouble.met(err);
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

/** So many different causes are told apart; a job that finds ever new ones has each told. */
const MOST_CAUSES = 20;

/** What keeps a job from being done, from its first failure to its next success. */
function troubleOf(job: string, log: JobLog) {
  const told = new Set<string>();
  let failures = 0;
  return {
    met(err: unknown): void {
      failures += 1;
      const cause = causeOf(err);
      if (told.has(cause)) return;
      if (told.size < MOST_CAUSES) told.add(cause);
      log.error({ err, job }, 'a job failed and comes round again');
    },
    isOver(): void {
      if (failures > 0) log.info({ job, failures }, 'a job that failed is done again');
      failures = 0;
      told.clear();
    },
  };
}

/** An error and what it came of, each by its words: another company's failure has the company's own beneath it. */
const causeOf = (err: unknown): string =>
  err instanceof Error ? `${err.name}: ${err.message} < ${causeOf(err.cause)}` : String(err);
