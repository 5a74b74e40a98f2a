import { useState } from 'react';
import { SessionHistory, type SessionHistoryQuery } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useQuery, useGraphql } from '../../../app/graphql.tsx';

type Page = NonNullable<SessionHistoryQuery['viewer']>['sessions'];
export type PastSession = Page['edges'][number]['node'];

const PAGE_SIZE = 20;

export interface SessionList {
  /** Null until loaded. */
  readonly sessions: readonly PastSession[] | null;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  loadMore(): void;
}

/** PROF-10: loads the newest page, then older ones on request. */
export function useSessionHistory(): SessionList {
  const graphql = useGraphql();
  const { data, error } = useQuery(createQuery(SessionHistory, { first: PAGE_SIZE, after: null }));
  const [older, setOlder] = useState<readonly Page[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [hasMoreFailed, setMoreFailed] = useState(false);
  const newest = data?.viewer?.sessions;
  const pages = newest ? [newest, ...older] : [];
  const last = pages.at(-1)?.pageInfo;

  const loadMore = async (): Promise<void> => {
    setLoading(true);
    const variables = { first: PAGE_SIZE, after: last?.endCursor ?? null };
    const reply = await graphql.query(SessionHistory, variables);
    const next = reply.data?.viewer?.sessions;
    setLoading(false);
    setMoreFailed(!next);
    if (next) setOlder((known) => [...known, next]);
  };

  return {
    sessions: newest ? pages.flatMap(({ edges }) => edges.map(({ node }) => node)) : null,
    hasMore: last?.hasNextPage === true,
    isLoading,
    hasFailed: hasMoreFailed || (error !== undefined && !newest),
    loadMore: () => void loadMore(),
  };
}
