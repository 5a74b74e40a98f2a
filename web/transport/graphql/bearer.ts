import { getOperationName, type Exchange } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { isAuthenticationFailure } from './errors.ts';

interface Token {
  readonly accessToken: string;
}

export interface TokenSource {
  current(): Token | null;
  /** A fresh token, or null when the session is over (the store then says so to the player). */
  refresh(): Promise<Token | null>;
}

/** GQLC-09 */
const WITHOUT_BEARER = new Set(['RefreshAccessToken', 'CountryContextQuery']);

/** SESS-06: what fails for want of a valid token is tried once more with a fresh one. */
export const bearer = (session: TokenSource): Exchange =>
  authExchange((auth) =>
    Promise.resolve({
      addAuthToOperation(operation) {
        const token = session.current();
        if (!token || WITHOUT_BEARER.has(getOperationName(operation.query) ?? '')) return operation;
        return auth.appendHeaders(operation, { authorization: `Bearer ${token.accessToken}` });
      },
      didAuthError: isAuthenticationFailure,
      async refreshAuth() {
        await session.refresh();
      },
    }),
  );
