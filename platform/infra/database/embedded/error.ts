/** Why the embedded database does not run, worded for the person at the terminal. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';

  constructor(message: string, options?: ErrorOptions) {
    super(`embedded database: ${message}`, options);
  }
}
