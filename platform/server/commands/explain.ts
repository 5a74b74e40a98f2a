import { ConfigError } from '../../infra/config.ts';
import { EmbeddedError } from '../../infra/database/embedded/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { OperatorError } from './operatorError.ts';

/** An error for whoever typed the command: one line where he can do something about it. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) return [error.message, ...Object.values(error.keys)].join(', ');
  if (error instanceof ConfigError || error instanceof EmbeddedError || error instanceof OperatorError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
