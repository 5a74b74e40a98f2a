import type { Reply } from '../transport/graphql/client.ts';

/** The data or the error of a query; neither until the first result. */
export type QueryResult<Result> = Partial<Reply<Result>>;

/**
 * Keeps the known data on network errors, so that players do not lose what they are working on, and those parts of it
 * that a new result repeats.
 */
export const mergeReply = <Result>(
  known: QueryResult<Result>,
  reply: Reply<Result>,
): QueryResult<Result> => ({
  ...reply,
  data:
    reply.error?.networkError && reply.data === undefined ? known.data : mergeEqual(known.data, reply.data),
});

/** Puts the parts of `known` that are equal into `next`, so that only what has changed is drawn again. Both are JSON. */
export function mergeEqual<Data>(known: unknown, next: Data): Data {
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
