import { getOperationName, type Exchange, type Operation } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { isAuthenticationFailure } from './errors.ts';

interface Session {
  readonly token: string;
}

export interface TokenSource {
  current(): Session | null;
  /** A new token in place of a rejected one; null if the session is over, which the store then shows to the player. */
  refresh(refused?: string): Promise<Session | null>;
}

/** GQLC-09: operations that are sent without an access token. */
const WITHOUT_BEARER = new Set(['RefreshAccessToken', 'CountryContextQuery']);

/** SESS-06: an operation that fails because of its token is retried once with a new one. */
export const bearer = (session: TokenSource): Exchange =>
  authExchange((auth) => {
    let refused: string | undefined;
    return Promise.resolve({
      addAuthToOperation(operation) {
        const current = session.current();
        if (!current || WITHOUT_BEARER.has(getOperationName(operation.query) ?? '')) return operation;
        return auth.appendHeaders(operation, { authorization: `Bearer ${current.token}` });
      },
      didAuthError(error, operation) {
        refused = bearerOf(operation);
        return isAuthenticationFailure(error);
      },
      async refreshAuth() {
        await session.refresh(refused);
      },
    });
  });

/** The token that the operation was sent with; the stored one may have changed since. */
function bearerOf({ context: { fetchOptions } }: Operation): string | undefined {
  const { headers } = (typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions) ?? {};
  return new Headers(headers).get('authorization')?.replace('Bearer ', '');
}
