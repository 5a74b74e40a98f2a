export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
