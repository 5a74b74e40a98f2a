import type { ReportKind } from '@foyer/contract/analytics/errorReport.ts';

/** ANA-04: half of the errors are reported. */
const SAMPLING_RATE = 0.5;

export interface About {
  readonly name?: string;
  readonly operation?: string;
  readonly traceId?: string | null;
}

export type Report = (kind: ReportKind, error: unknown, about?: About) => void;

export interface ErrorReporterDeps {
  readonly window: Pick<Window, 'addEventListener'>;
  readonly random: () => number;
  /** Loads the code that sends reports, which is needed only after an error. */
  readonly load: () => Promise<Report>;
}

export interface ErrorReporter {
  readonly report: Report;
  /** Preloads the sender, so that errors can still be reported if the network fails later. */
  prepare(): void;
}

/** Reports uncaught errors. This code is in the first script of every page, so it is kept small. */
export function reportUncaughtErrors({ window, random, load }: ErrorReporterDeps): ErrorReporter {
  const report: Report = (...args) => {
    if (random() < SAMPLING_RATE) load().then((send) => send(...args), nothing);
  };
  window.addEventListener('error', ({ error, message }) => report('script', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report('script', reason));
  return { report, prepare: () => void load().catch(nothing) };
}

/** A report that cannot be sent is dropped. */
const nothing = () => {};
