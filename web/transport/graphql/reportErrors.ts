import { getOperationName, mapExchange, type Exchange } from '@urql/core';
import type { Report } from '../errorReports/uncaughtErrors.ts';
import { isAuthenticationFailure, serverErrorIn } from './errors.ts';

/**
 * ANA-04: what failed after all tries, by its type and its trace id: the platform's words and the variables stay
 * here. ANA-05: a session that ran out is no error.
 */
export const reportErrors = (report: Report): Exchange =>
  mapExchange({
    onError(error, { query }) {
      if (isAuthenticationFailure(error)) return;
      const operation = getOperationName(query) ?? 'unnamed';
      if (error.networkError) return report('network', error.networkError, { operation });
      const refusal = serverErrorIn(error);
      report('graphql', undefined, {
        name: refusal?.type ?? 'GraphQLError',
        operation,
        traceId: refusal?.traceId ?? null,
      });
    },
  });
