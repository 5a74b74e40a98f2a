/** Why the embedded database does not run, worded for the person at the terminal. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';

  constructor(message: string, options?: ErrorOptions) {
    super(`embedded database: ${message}`, options);
  }
}

/** The error of a program of PostgreSQL. @param output what the program printed */
export function failureOf(folder: string, what: string, output: string): EmbeddedError {
  if (/No space left on device|Disk quota exceeded/.test(output))
    return new EmbeddedError(
      `the disk of ${folder} is full: free some space, 100 MB or more, and start again. No data is lost.`,
    );
  return new EmbeddedError(`${what}\n${output}`.trim());
}
