import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { ErrorShape } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Log } from '../../infra/log.ts';
import { logFault, presentError } from '../http/errors.ts';

/** A GraphQL error as every client of ours reads it: GQLC-11, OPEN-14. */
export interface GraphqlErrorPayload extends GraphQLFormattedError {
  readonly extensions: ErrorShape & Record<string, unknown>;
}

/** A refusal of the whole request, before any field was run. */
export const presentRequestError = (shape: ErrorShape): GraphqlErrorPayload => ({
  message: shape.reasons[0] ?? shape.type,
  extensions: { ...shape },
});

/** The executor suggests names of the schema to a caller who guesses at them. */
export const withoutSuggestions = (message: string): string => message.replace(/ Did you mean .*$/s, '');

/** What went wrong in a field: refusals as they are, faults masked and logged. */
export function presentFieldError(
  error: GraphQLError,
  traceId: string,
  log: Pick<Log, 'error'>,
): GraphqlErrorPayload {
  const cause = error.originalError;
  // Without a cause it is the executor's own complaint about a variable or a value of the caller's.
  const told = presentError(
    cause ?? new Refusal('BadRequest', { reasons: [withoutSuggestions(error.message)] }),
    traceId,
  );
  logFault(log, cause, told, { what: 'a resolver failed', path: error.path });
  const { locations, path } = error;
  return { ...presentRequestError(told.error), ...(locations && { locations }), ...(path && { path }) };
}
