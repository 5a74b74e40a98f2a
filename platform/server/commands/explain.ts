import { ConfigError } from '../../infra/config.ts';
import { EmbeddedError } from '../../infra/database/embedded/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { OperatorError } from './operatorError.ts';

/** Formats an error for the terminal: one line if the user can fix the cause. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) return [error.message, ...Object.values(error.keys)].join(', ');
  if (error instanceof ConfigError || error instanceof EmbeddedError || error instanceof OperatorError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
