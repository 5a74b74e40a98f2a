import {
  createContext,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import type { Graphql, Reply } from '../../transport/graphql/client.ts';
import type { Question } from '../../transport/graphql/question.ts';

const GraphqlContext = createContext<Graphql | null>(null);

/** Null on a screen that asks nothing: the client's code is then not loaded at all. */
export function GraphqlProvider({ graphql, children }: { graphql: Graphql | null; children: ReactNode }) {
  return <GraphqlContext value={graphql}>{children}</GraphqlContext>;
}

export function useGraphql(): Graphql {
  const graphql = use(GraphqlContext);
  if (!graphql) throw new Error('This screen has no GraphQL client: give its route a question');
  return graphql;
}

/** Undefined until it is known. */
export type Answer<Result> = Partial<Reply<Result>>;

const UNKNOWN: Answer<never> = {};

/** The answer as it is now and as mutations change it; there at once when the page brought it. */
export function useAnswer<Result>(question: Question<Result>): Answer<Result> {
  const graphql = useGraphql();
  const store = useMemo(
    () => answerStore(graphql, question),
    // The key stands for the question, which callers write anew on each render.
    [graphql, question.key],
  );
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

function answerStore<Result>(graphql: Graphql, question: Question<Result>) {
  let answer: Answer<Result> = question.peek(graphql) ?? UNKNOWN;
  return {
    read: () => answer,
    subscribe: (changed: () => void) =>
      question.watch(graphql, (reply) => {
        if (reply.data === answer.data && reply.error === answer.error) return;
        answer = reply;
        changed();
      }),
  };
}

export interface Mutation<Result, Variables> {
  run(variables: Variables): Promise<Reply<Result>>;
  readonly isRunning: boolean;
}

export function useMutation<R, V extends object>(document: PersistedDocument<R, V>): Mutation<R, V> {
  const graphql = useGraphql();
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(
    async (variables: V) => {
      setRunning(true);
      try {
        return await graphql.mutate(document, variables);
      } finally {
        setRunning(false);
      }
    },
    [graphql, document],
  );
  return { run, isRunning };
}
