import { pino, type DestinationStream, type Logger } from 'pino';
import { redacted } from '@foyer/contract/analytics/redaction.ts';
import type { LogLevel } from './config.ts';
import { logOutput } from './telemetry/standardOutput.ts';

export type Log = Logger;

const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'id_token',
  'password',
  'code',
  'secret',
  'email',
  'x-signature',
];

/** Logs JSON lines. Secrets are redacted at top level, in `headers` or `body`, and in `req.headers`. */
export function createLog({ level, destination }: { level: LogLevel; destination?: DestinationStream }): Log {
  const quoted = SECRETS.map((name) => `["${name}"]`);
  const paths = ['', '*', '*.*'].flatMap((depth) => quoted.map((name) => depth + name));
  const censor = (value: unknown) => (value instanceof ErrorCode ? value : '[secret]');
  const serializers = {
    err: loggedError,
    error: (value: unknown) => (value instanceof Error ? loggedError(value) : value),
  };
  return pino({ level, base: null, serializers, redact: { paths, censor } }, destination ?? logOutput());
}

/** An error code, exempt from redaction. Any other `code` field is a sign-in code. */
class ErrorCode {
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  toJSON(): string {
    return this.#code;
  }
}

const MAX_CAUSES = 5;

/** Matches `ECONNREFUSED`, `FST_ERR_CTP_BODY_TOO_LARGE` and SQLSTATEs such as `53100`. */
const isErrorCode = (value: unknown): value is string =>
  typeof value === 'string' && /^([A-Z][A-Z0-9]*(_[A-Z0-9]+)*|[0-9A-Z]{5})$/.test(value);

/** Logged fields of errors. Not `detail` or `where`, in which PostgreSQL quotes row values. */
const FIELDS = [
  'syscall',
  'address',
  'port',
  'severity',
  'schema',
  'table',
  'constraint',
  'reasons',
] as const;

/** An error and its causes, without personal data. */
function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? redacted(error) : error;
  const fields = new Map<string, unknown>(Object.entries(error));
  const code = fields.get('code');
  const known = FIELDS.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]);
  return {
    type: error.name,
    message: redacted(error.message),
    ...(isErrorCode(code) && { code: new ErrorCode(code) }),
    ...Object.fromEntries(known),
    ...(error.stack !== undefined && { stack: redacted(error.stack) }),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: loggedError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < MAX_CAUSES && { errors: error.errors.map((one) => loggedError(one, depth + 1)) }),
  };
}
