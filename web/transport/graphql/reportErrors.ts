import { getOperationName, mapExchange, type Exchange } from '@urql/core';
import type { Report } from '../errorReports/uncaughtErrors.ts';
import { isAuthenticationFailure, serverErrorIn } from './errors.ts';

/**
 * ANA-04: reports operations that failed after all retries, by type and trace id; error messages and
 * variables are not sent. ANA-05: an expired session is not an error.
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
