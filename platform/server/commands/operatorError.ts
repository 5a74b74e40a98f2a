/** The command cannot be run with these arguments. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
