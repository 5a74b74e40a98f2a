/** Value of the Retry-After header. */
export const RETRY_AFTER_SECONDS = 5;

/** Node.js error codes of connections that failed or broke. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Error messages of `pg` and of our own time limits, which have no code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (was closed|has encountered a connection error)|the transaction took longer than|the database does not respond)/;

/** SQLSTATE: connections (08), disk and connection limits (53), operator intervention (57P), timeouts, read-only, I/O. */
const SQLSTATE = /^(08...|53...|57P0[1-5]|57014|55P03|25P0[34]|25006|58030)$/;
const LOCK_TIMEOUT = '55P03';

const MAX_CAUSES = 5;

/** Whether an error or one of its causes means that the database is temporarily unavailable. */
export const isDatabaseUnavailable = (error: unknown): boolean => hasCause(error, isOutage);

function isOutage(error: Error): boolean {
  const code = codeOf(error);
  if (MESSAGES.test(error.message) || SQLSTATE.test(code)) return true;
  return SYSTEM_CODES.has(code) && isOfConnection(error);
}

function hasCause(error: unknown, isIt: (cause: Error) => boolean): boolean {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth++) {
    if (isIt(cause)) return true;
    cause = cause.cause;
  }
  return false;
}

const DISK_FULL = '53100';

/** The disk of the database server is full. */
export const isDiskFull = (error: unknown): boolean =>
  hasCause(error, (cause) => codeOf(cause) === DISK_FULL);

const READ_ONLY = '25006';

/** A write was refused because the server, or the session, is read-only. */
export const isReadOnly = (error: unknown): boolean => error instanceof Error && codeOf(error) === READ_ONLY;

const NO_DATABASE = '3D000';

/** What to do when the database cannot be used, in one line; null for any other error. */
export function explainUnavailable(error: unknown): string | null {
  if (error instanceof Error && codeOf(error) === NO_DATABASE) {
    const name = /"(.+)"/.exec(error.message)?.[1] ?? '';
    return `there is no database '${name}' on that server: create it with \`createdb ${name}\` (CREATE DATABASE ${name}), or correct FOYER_DATABASE_URL`;
  }
  if (!isDatabaseUnavailable(error)) return null;
  return `the database cannot be used (${String(error)}): see that it runs, and that FOYER_DATABASE_URL names it`;
}

/** A lock wait timed out, which concerns that row only and not the database. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === LOCK_TIMEOUT;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** A missing file and a missing Unix socket have the same error code. */
const isOfConnection = (error: Error): boolean =>
  codeOf(error) !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect');
