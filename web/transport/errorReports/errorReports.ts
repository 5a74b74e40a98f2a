import {
  ERROR_REPORTS_PATH,
  REPORT_LIMITS,
  type ErrorReport,
  type ReportKind,
} from '@foyer/contract/analytics/errorReport.ts';
import { redacted, redactedTo } from '@foyer/contract/analytics/redaction.ts';
import { postInBackground, type PostInBackground } from '../http/postInBackground.ts';
import type { About, Report } from './uncaughtErrors.ts';

/** Limit for a page that fails in a loop. */
const REPORTS_PER_PAGE = 10;

/** Messages that are no errors of this project: scripts of other origins, a delayed resize, a page being left. */
const NO_FINDING = /^(?:Script error|ResizeObserver loop|AbortError)/;

export interface ErrorReportsDeps {
  /** Where the reports are sent; null for the platform itself. */
  readonly url: string | null;
  readonly page: () => string;
  readonly post?: PostInBackground;
}

/** Returns a function that sends error reports, each distinct error once per page. */
export function errorReports({ url, page, post = postInBackground }: ErrorReportsDeps): Report {
  const reported = new Set<string>();
  return (kind, error, about) => {
    const report = reportOf(kind, error, { ...about, page: page() });
    const finding = JSON.stringify([kind, report.name, report.message, report.operation]);
    const isNews = reported.size < REPORTS_PER_PAGE && !reported.has(finding);
    if (!isNews || isUnauthorised(error) || NO_FINDING.test(report.message) || NO_FINDING.test(report.name))
      return;
    reported.add(finding);
    post(url ?? ERROR_REPORTS_PATH, report);
  };
}

/** The report of an error: redacted, each field cut to its maximum length. */
export function reportOf(
  kind: ReportKind,
  error: unknown,
  { name, operation, traceId = null, page }: About & { readonly page: string },
): ErrorReport {
  const thrown = error instanceof Error ? error : null;
  const message = thrown ? thrown.message : typeof error === 'string' ? error : '';
  return {
    kind,
    name: redactedTo(REPORT_LIMITS.name, name ?? thrown?.name ?? typeof error),
    message: redactedTo(REPORT_LIMITS.message, message),
    stack: redactedTo(REPORT_LIMITS.stack, thrown?.stack ?? ''),
    page:
      redacted(page)
        .replaceAll(/[\s?#].*/g, '')
        .slice(0, REPORT_LIMITS.page) || '/',
    operation: operation === undefined ? null : operation.slice(0, REPORT_LIMITS.operation),
    traceId: traceId !== null && /^[0-9a-f]{1,32}$/.test(traceId) ? traceId : null,
  };
}

/** ANA-05: an expired session is not an error. */
function isUnauthorised(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const answer: unknown = 'response' in error ? error.response : error;
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 401;
}
