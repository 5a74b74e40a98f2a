import type { Reply } from '../../transport/graphql/client.ts';

/** Undefined until it is known. */
export type Answer<Result> = Partial<Reply<Result>>;

/** What is known stays known while the network fails: what a player is in the middle of is not taken away. */
export const answerAfter = <Result>(known: Answer<Result>, reply: Reply<Result>): Answer<Result> =>
  reply.error?.networkError && reply.data === undefined && known.data !== undefined
    ? { ...reply, data: known.data }
    : reply;
