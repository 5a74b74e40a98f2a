import { Logout } from '@foyer/contract/generated/operations.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { LOBBY_ENDPOINT } from '../../graphql/endpoints.ts';
import { graphqlServerOfPage, operationBody } from '../../graphql/graphqlServer.ts';

/**
 * LOGOUT-04: sends the mutation with the token that the store has already removed. It does not use the
 * GraphQL client, which would read the token from the store; `keepalive`, because the page is being left.
 */
export const logOutByMutation =
  (fetch: typeof globalThis.fetch, brand: string) =>
  async (accessToken: string): Promise<boolean> => {
    const server = graphqlServerOfPage();
    const answer = await fetch(server.origin + LOBBY_ENDPOINT, {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        [HEADERS.brand]: brand,
        [HEADERS.authorization]: `Bearer ${accessToken}`,
      },
      body: JSON.stringify(operationBody(server, Logout, {})),
    });
    return answer.ok && hasLoggedOut(await answer.json());
  };

function hasLoggedOut(answer: unknown): boolean {
  const { data } = Object(answer);
  return Object(Object(data).logout).loggedOut === true;
}
