import type { TypedDocument } from './document.ts';
import { FoyerError, readErrors } from './foyerError.ts';
import type { ClientOptions } from './options.ts';
import { createSubscriptions } from './subscriptions.ts';

export type { TypedDocument } from './document.ts';
export { FoyerError } from './foyerError.ts';
export type { ClientOptions } from './options.ts';

export interface Client {
  /** Runs a query or a mutation. @throws FoyerError */
  request<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
  /**
   * The values of a subscription, until the loop ends. After an interruption, or when the access token has expired, it
   * connects again with a new token for as long as it takes; values from the time in between are missing
   * (`onReconnected`). @throws FoyerError when the platform refuses the subscription, the client or a new token
   */
  subscribe<Result, Variables extends object>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): AsyncGenerator<Result>;
  /** Closes the socket. */
  close(): Promise<void>;
}

/** A client of one brand, for one player or visitor. */
export function createClient(options: ClientOptions): Client {
  const post = createSender(options);
  const subscriptions = createSubscriptions(options);
  /** Ids that this platform does not know. */
  const unknownIds = new Set<string>();

  return {
    async request({ name: operationName, text: query, id: documentId }, variables) {
      if (documentId === undefined || unknownIds.has(documentId))
        return post({ query, operationName, variables });
      try {
        return await post({ documentId, operationName, variables });
      } catch (error) {
        if (!(error instanceof FoyerError && error.type === 'UnknownDocument')) throw error;
        unknownIds.add(documentId);
        return post({ query, operationName, variables });
      }
    },
    subscribe<Result, Variables extends object>(
      { name: operationName, text: query }: TypedDocument<Result, Variables>,
      given: Variables,
    ) {
      const variables = Object.fromEntries(Object.entries(given));
      return subscriptions.iterate<Result>({ query, operationName, variables });
    },
    close: () => subscriptions.close(),
  };
}

/** @returns a function that posts a request. It throws FoyerError for a response with errors */
function createSender({ origin, brand, locale, accessToken = () => null, ...options }: ClientOptions) {
  const send = options.fetch ?? fetch;
  return async (body: object) => {
    const token = await accessToken();
    const response = await send(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-brand': brand,
        ...(locale !== undefined && { locale }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const { data, errors } = await bodyOf(response);
    if (errors !== undefined || !data) throw new FoyerError(readErrors(errors), response);
    return data;
  };
}

/** A proxy may answer with something else than JSON. */
const bodyOf = (response: Response) =>
  response.json().catch((cause: unknown) => {
    throw new FoyerError(null, response, { cause });
  });
