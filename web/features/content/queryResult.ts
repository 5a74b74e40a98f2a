import type { Reply } from '../../transport/graphql/client.ts';

/** Undefined until it is known. */
export type QueryResult<Result> = Partial<Reply<Result>>;

/** What is known stays known while the network fails: what a player is in the middle of is not taken away. */
export const mergeReply = <Result>(known: QueryResult<Result>, reply: Reply<Result>): QueryResult<Result> =>
  reply.error?.networkError && reply.data === undefined && known.data !== undefined
    ? { ...reply, data: known.data }
    : reply;
