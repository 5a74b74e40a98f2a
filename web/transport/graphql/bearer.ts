import { getOperationName, type Exchange, type Operation } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { isAuthenticationFailure } from './errors.ts';

interface Token {
  readonly accessToken: string;
}

export interface TokenSource {
  current(): Token | null;
  /** A fresh token in place of a refused one, or null when the session is over (the store then says so to the player). */
  refresh(refused?: string): Promise<Token | null>;
}

/** GQLC-09 */
const WITHOUT_BEARER = new Set(['RefreshAccessToken', 'CountryContextQuery']);

/** SESS-06: what fails for want of a valid token is tried once more with a fresh one. */
export const bearer = (session: TokenSource): Exchange =>
  authExchange((auth) => {
    let refused: string | undefined;
    return Promise.resolve({
      addAuthToOperation(operation) {
        const token = session.current();
        if (!token || WITHOUT_BEARER.has(getOperationName(operation.query) ?? '')) return operation;
        return auth.appendHeaders(operation, { authorization: `Bearer ${token.accessToken}` });
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

/** What was shown of it: another may be held by the time at which the refusal is heard. */
function bearerOf({ context: { fetchOptions } }: Operation): string | undefined {
  const { headers } = (typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions) ?? {};
  return new Headers(headers).get('authorization')?.replace('Bearer ', '');
}
