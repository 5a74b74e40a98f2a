import * as v from 'valibot';

/** Default path that browsers post error reports to; the operator can configure another URL. */
export const ERROR_REPORTS_PATH = '/api/errors';

/** Maximum length of each field in characters; the browser truncates a report to these before sending it. */
export const REPORT_LIMITS = { name: 80, message: 400, stack: 3_000, page: 200, operation: 80 } as const;
/** Maximum request body size in bytes. */
export const REPORT_BYTES = 16 * 1024;

/**
 * Where an error was caught: an uncaught script error, a crashed screen, the network, a GraphQL response,
 * or a third-party script that failed to load (HTTP-11).
 */
export const REPORT_KINDS = ['script', 'screen', 'network', 'graphql', 'load'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const upTo = (length: number) => v.pipe(v.string(), v.maxLength(length));

/**
 * ANA-04: one browser error, without player, session and query string, and with every text redacted (`redaction.ts`).
 */
export const ErrorReportSchema = v.strictObject({
  kind: v.picklist(REPORT_KINDS),
  /** Class of the error, or the type of the platform's error response. */
  name: upTo(REPORT_LIMITS.name),
  /** Empty if the message would repeat text that the platform itself sent. */
  message: upTo(REPORT_LIMITS.message),
  /** Stack trace of the built files. Only the operator has the source maps to decode it. */
  stack: upTo(REPORT_LIMITS.stack),
  /** Path of the page, without the query string. */
  page: v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/), v.maxLength(REPORT_LIMITS.page)),
  operation: v.nullable(upTo(REPORT_LIMITS.operation)),
  /** Trace id of the failed request, to find it in the platform's log. */
  traceId: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{1,32}$/))),
});

export type ErrorReport = v.InferOutput<typeof ErrorReportSchema>;
