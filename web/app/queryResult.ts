import type { Reply } from '../transport/graphql/client.ts';

/** The data or the error of a query; neither until the first result. */
export type QueryResult<Result> = Partial<Reply<Result>>;

/**
 * On a network error the known data stays, so that players do not lose what they are working on. Parts of it that a new
 * result has too stay the same objects.
 */
export const mergeReply = <Result>(
  known: QueryResult<Result>,
  reply: Reply<Result>,
): QueryResult<Result> => ({
  ...reply,
  data:
    reply.error?.networkError && reply.data === undefined ? known.data : mergeEqual(known.data, reply.data),
});

/**
 * Replaces the parts of `next` that are equal in `known` by those, so that only what has changed is drawn again. Both are
 * JSON. @returns `known` if all is equal, otherwise `next`, which is changed
 */
export function mergeEqual<Data>(known: unknown, next: Data): Data {
  if (known === next) return next;
  if (!isObject(known) || !isObject(next) || Array.isArray(known) !== Array.isArray(next)) return next;
  const merged: Record<string, unknown> = next;
  const names = Object.keys(merged);
  let isEqual = names.length === Object.keys(known).length;
  for (const name of names) {
    merged[name] = mergeEqual(known[name], merged[name]);
    isEqual &&= merged[name] === known[name];
  }
  // Safe cast: what is equal has the same type.
  return isEqual ? (known as Data) : next;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
