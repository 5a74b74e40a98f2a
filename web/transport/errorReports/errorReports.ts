import {
  ERROR_REPORTS_PATH,
  REPORT_LIMITS,
  type ErrorReport,
  type ReportKind,
} from '@foyer/contract/analytics/errorReport.ts';
import { redacted, redactedTo } from '@foyer/contract/analytics/redaction.ts';
import { postInBackground, type PostInBackground } from '../http/postInBackground.ts';
import type { About, Report } from './uncaughtErrors.ts';

/** A page that fails in a loop is one finding. */
const REPORTS_PER_PAGE = 10;

/** Said by browsers of what is none of our errors: other origins' scripts, a resize seen late, a page being left. */
const NO_FINDING = /^(?:Script error|ResizeObserver loop|AbortError)/;

export interface ErrorReportsDeps {
  /** Null: the platform itself. */
  readonly url: string | null;
  /** The page's path. */
  readonly page: () => string;
  readonly post?: PostInBackground;
}

/** Writes reports and sends them, each finding once a page. */
export function errorReports({ url, page, post = postInBackground }: ErrorReportsDeps): Report {
  const told = new Set<string>();
  return (kind, error, about) => {
    const report = reportOf(kind, error, { ...about, page: page() });
    const finding = JSON.stringify([kind, report.name, report.message, report.operation]);
    const isNews = told.size < REPORTS_PER_PAGE && !told.has(finding);
    if (!isNews || isUnauthorised(error) || NO_FINDING.test(report.message) || NO_FINDING.test(report.name))
      return;
    told.add(finding);
    post(url ?? ERROR_REPORTS_PATH, report);
  };
}

/** An error as it may leave: redacted, and each part no longer than it may be. */
export function reportOf(
  kind: ReportKind,
  error: unknown,
  { name, operation, traceId = null, page }: About & { readonly page: string },
): ErrorReport {
  const thrown = error instanceof Error ? error : null;
  const said = thrown ? thrown.message : typeof error === 'string' ? error : '';
  return {
    kind,
    name: redactedTo(REPORT_LIMITS.name, name ?? thrown?.name ?? typeof error),
    message: redactedTo(REPORT_LIMITS.message, said),
    stack: redactedTo(REPORT_LIMITS.stack, thrown?.stack ?? ''),
    page:
      redacted(page)
        .replaceAll(/[\s?#].*/g, '')
        .slice(0, REPORT_LIMITS.page) || '/',
    operation: operation === undefined ? null : operation.slice(0, REPORT_LIMITS.operation),
    traceId: traceId !== null && /^[0-9a-f]{1,32}$/.test(traceId) ? traceId : null,
  };
}

/** ANA-05: a session that ran out is no error, wherever it comes to light. */
function isUnauthorised(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const answer: unknown = 'response' in error ? error.response : error;
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 401;
}
