import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ErrorShape } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Log } from '../../infra/log.ts';
import { logFault, presentError } from '../http/errors.ts';

/** A GraphQL error in the format that our clients expect: GQLC-11, OPEN-14. */
export interface GraphqlErrorPayload extends GraphQLFormattedError {
  readonly extensions: ErrorShape & Record<string, unknown>;
}

/** An error for the whole request, before any field ran. */
export const presentRequestError = (shape: ErrorShape): GraphqlErrorPayload => ({
  message: shape.reasons[0] ?? shape.type,
  extensions: { ...shape },
});

/** Removes schema names that the executor suggests to callers who guess field names. */
export const withoutSuggestions = (message: string): string => message.replace(/ Did you mean .*$/s, '');

/** The error of a field: refusals are passed on, faults are masked and logged. */
export function presentFieldError(
  error: GraphQLError,
  traceId: string,
  log: Pick<Log, 'error'>,
): GraphqlErrorPayload {
  // The executor's own errors are about a variable or value of the caller. A compiled document wraps those of scalars.
  const cause = error.originalError instanceof GraphQLError ? undefined : error.originalError;
  const payload = presentError(
    cause ?? new Refusal('BadRequest', { reasons: [withoutSuggestions(error.message)] }),
    traceId,
  );
  logFault(log, cause, payload, { what: 'a resolver failed', path: error.path });
  const { locations, path } = error;
  return { ...presentRequestError(payload.error), ...(locations && { locations }), ...(path && { path }) };
}
