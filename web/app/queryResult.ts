import type { Reply } from '../transport/graphql/client.ts';

/** The data or the error of a query; neither until the first result. */
export type QueryResult<Result> = Partial<Reply<Result>>;

/** Keeps the known data on network errors, so that players do not lose what they are working on. */
export const mergeReply = <Result>(known: QueryResult<Result>, reply: Reply<Result>): QueryResult<Result> =>
  reply.error?.networkError && reply.data === undefined && known.data !== undefined
    ? { ...reply, data: known.data }
    : reply;
