import * as v from 'valibot';

/** Where a report is posted unless the platform's operator names another place. */
export const ERROR_REPORTS_PATH = '/api/errors';

/** The longest each part may be, in characters; a report is cut to it before it leaves. */
export const REPORT_LIMITS = { name: 80, message: 400, stack: 3_000, page: 200, operation: 80 } as const;
/** The largest body that is read. */
export const REPORT_BYTES = 16 * 1024;

/**
 * Where an error came to light: code nobody caught, a screen that crashed, the network, a GraphQL answer, another
 * company's script that did not load (HTTP-11).
 */
export const REPORT_KINDS = ['script', 'screen', 'network', 'graphql', 'load'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const upTo = (length: number) => v.pipe(v.string(), v.maxLength(length));

/**
 * One error of a browser (ANA-04), told without saying whose: no player, no session, no query, and every text
 * redacted (`redaction.ts`).
 */
export const ErrorReportSchema = v.strictObject({
  kind: v.picklist(REPORT_KINDS),
  /** The class of the error, or the type of the platform's refusal. */
  name: upTo(REPORT_LIMITS.name),
  /** Empty where it would be the platform's own words. */
  message: upTo(REPORT_LIMITS.message),
  /** Of built files: the source maps that read it stay with the operator. */
  stack: upTo(REPORT_LIMITS.stack),
  /** The page's path, without query. */
  page: v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/), v.maxLength(REPORT_LIMITS.page)),
  /** The GraphQL operation that failed. */
  operation: v.nullable(upTo(REPORT_LIMITS.operation)),
  /** Finds the platform's side of it in the log. */
  traceId: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{1,32}$/))),
});

export type ErrorReport = v.InferOutput<typeof ErrorReportSchema>;
