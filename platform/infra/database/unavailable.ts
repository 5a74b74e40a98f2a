/** Seconds after which it is worth trying again. */
export const RETRY_AFTER_SECONDS = 5;

/** Codes of Node.js for a connection that could not be made or broke. */
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

/** Messages of `pg` and of our own limits, which carry no code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (was closed|has encountered a connection error)|the transaction took longer than)/;

/**
 * SQLSTATE: connection failures (08), resources such as disk and connections (53), an operator's intervention (57P),
 * statement, lock and idle limits, a read-only server, an error of its disk.
 */
const SQLSTATE = /^(08...|53...|57P0[1-5]|57014|55P03|25P0[34]|25006|58030)$/;
const LOCK_TIMEOUT = '55P03';

const MOST_CAUSES = 5;

/** Whether an error, or what caused it, says that the database cannot serve now and may again soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MOST_CAUSES && cause instanceof Error; depth++) {
    const code = codeOf(cause);
    if (MESSAGES.test(cause.message) || SQLSTATE.test(code)) return true;
    if (SYSTEM_CODES.has(code) && isOfConnection(cause)) return true;
    cause = cause.cause;
  }
  return false;
}

/** A row was locked for too long: the affair of that row alone. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === LOCK_TIMEOUT;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** A missing file has the code of a missing Unix socket. */
const isOfConnection = (error: Error): boolean =>
  codeOf(error) !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect');
