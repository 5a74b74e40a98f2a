import { Logout } from '@foyer/contract/generated/operations.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';

/**
 * LOGOUT-04: the mutation, with the bearer that the store has forgotten by now. Sent past the GraphQL client,
 * which would look for the token in the store; `keepalive`, because the page is being left.
 */
export const logOutByMutation =
  (fetch: typeof globalThis.fetch, brand: string) =>
  async (accessToken: string): Promise<void> => {
    await fetch('/graphql', {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        [HEADERS.brand]: brand,
        [HEADERS.authorization]: `Bearer ${accessToken}`,
      },
      body: JSON.stringify({
        documentId: Logout.documentId,
        operationName: Logout.operationName,
        variables: {},
      }),
    });
  };
