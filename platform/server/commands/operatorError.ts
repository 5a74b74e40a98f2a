/** What was asked for cannot be done as it was written. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
