import { SECOND } from '@foyer/domain/duration.ts';
import type { Product } from '../product.ts';

/** Process managers kill a process some time after SIGTERM, often after 30 s; ours ends before 20 s. */
const STOP_LIMIT_MS = 18 * SECOND;

/**
 * Stops the product on SIGTERM or SIGINT and ends the process. A second signal ends it immediately.
 *
 * @param fail gets what to print, and ends the process with an exit code other than 0
 * @param limitMs the longest stop, in milliseconds; it is given up after that
 */
export function stopOnSignal(
  starting: Promise<Pick<Product, 'stop'>>,
  fail: (error: unknown) => never,
  limitMs = STOP_LIMIT_MS,
): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => fail(tooLong(limitMs)), limitMs).unref();
    void starting
      .then((product) => product.stop())
      .then(() => process.exit(0))
      .catch(fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

// What was acknowledged is committed; the database rolls the rest back.
const tooLong = (limitMs: number): string =>
  `stopped without waiting longer than ${limitMs / SECOND} s for calls in progress; nothing that was acknowledged is lost`;
