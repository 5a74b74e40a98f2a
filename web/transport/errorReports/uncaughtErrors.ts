import type { ReportKind } from '@foyer/contract/analytics/errorReport.ts';

/** ANA-04: of two errors one is told. */
const SAMPLING_RATE = 0.5;

/** What is known of an error beside itself. */
export interface About {
  readonly name?: string;
  readonly operation?: string;
  readonly traceId?: string | null;
}

export type Report = (kind: ReportKind, error: unknown, about?: About) => void;

export interface ErrorReporterDeps {
  readonly window: Pick<Window, 'addEventListener'>;
  readonly random: () => number;
  /** Brings what writes and sends reports, which a page that works need not wait for. */
  readonly load: () => Promise<Report>;
}

export interface ErrorReporter {
  readonly report: Report;
  /** To be called when the page has settled: a report that waits for its code would not come without a network. */
  prepare(): void;
}

/** Watches for what nobody caught. It is part of every page's first script, and no larger than that. */
export function reportUncaughtErrors({ window, random, load }: ErrorReporterDeps): ErrorReporter {
  const report: Report = (...told) => {
    if (random() < SAMPLING_RATE) load().then((send) => send(...told), nothing);
  };
  window.addEventListener('error', ({ error, message }) => report('script', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report('script', reason));
  return { report, prepare: () => void load().catch(nothing) };
}

/** An error while telling of one is told to nobody. */
const nothing = () => {};
