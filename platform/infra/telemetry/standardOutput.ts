import { pino, type DestinationStream } from 'pino';

/** Standard output cannot be written; worded for the person at the terminal. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** Log lines that wait while the disk is full; later ones are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Writes a first line. @throws OutputError, so that no node starts whose log nobody can read */
export async function requireOutput(line: string): Promise<void> {
  // Without a listener, a failure after the start would end the process.
  process.stdout.on('error', () => {});
  const error = await new Promise<Error | null | undefined>((written) =>
    process.stdout.write(`${line}\n`, written),
  );
  if (error)
    throw new OutputError(
      `standard output, which has the log, cannot be written (${error.message}): free space on its disk, or send it elsewhere. Nothing was started, and no data is lost.`,
      { cause: error },
    );
}

/**
 * Standard output for log lines. A full disk must neither end the process nor fail the request that logs: lines wait in
 * memory, and standard error says so once.
 */
export function logOutput(): DestinationStream {
  // An asynchronous destination would try for ever at the end of the process to write what is left.
  const output = pino.destination({ dest: 1, sync: true, maxLength: MAX_WAITING_BYTES });
  let isFailing = false;
  output.on('error', (error: Error) => {
    if (!isFailing)
      process.stderr.write(
        `foyer: the log cannot be written (${error.message}): free space on its disk. Up to 1 MB of lines waits.\n`,
      );
    isFailing = true;
  });
  output.on('write', () => (isFailing = false));
  return output;
}
