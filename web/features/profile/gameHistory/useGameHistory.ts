import { useState } from 'react';
import { GameHistorySlice, type PlayedRoundPartsFragment } from '@foyer/contract/generated/operations.ts';
import { useAnswer, useGraphql } from '../../content/index.ts';
import { gameHistoryQuestion, HISTORY_PAGE_SIZE } from '../questions.ts';

export type PlayedRound = PlayedRoundPartsFragment['edges'][number]['node'];

export interface RoundList {
  /** Null until they are known. */
  readonly rounds: readonly PlayedRound[] | null;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  loadMore(): void;
}

/** PROF-05: the latest rounds, then each older page on demand. */
export function useGameHistory(): RoundList {
  const graphql = useGraphql();
  const { data, error } = useAnswer(gameHistoryQuestion());
  const [older, setOlder] = useState<readonly PlayedRoundPartsFragment[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [hasMoreFailed, setMoreFailed] = useState(false);
  const latest = data?.viewer?.gameHistory;
  const pages = latest ? [latest, ...older] : [];
  const last = pages.at(-1)?.pageInfo;

  const loadMore = async (): Promise<void> => {
    setLoading(true);
    const variables = { first: HISTORY_PAGE_SIZE, after: last?.endCursor ?? null };
    const reply = await graphql.query(GameHistorySlice, variables);
    const next = reply.data?.viewer?.gameHistory;
    setLoading(false);
    setMoreFailed(!next);
    if (next) setOlder((known) => [...known, next]);
  };

  return {
    rounds: latest ? pages.flatMap(({ edges }) => edges.map(({ node }) => node)) : null,
    hasMore: last?.hasNextPage === true,
    isLoading,
    hasFailed: hasMoreFailed || (error !== undefined && !latest),
    loadMore: () => void loadMore(),
  };
}
