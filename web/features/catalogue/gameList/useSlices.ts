import { useCallback, useState } from 'react';
import type { GameListPartsFragment } from '@foyer/contract/generated/operations.ts';
import { useGraphql } from '../../content/index.ts';
import { sliceQuestion } from '../questions.ts';
import { firstSlices, withSlice, type Slices } from './slices.ts';

/** A list as far as it has been loaded. */
export function useSlices({ slug, games }: GameListPartsFragment): {
  readonly slices: Slices;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  loadMore(): void;
} {
  const graphql = useGraphql();
  const [slices, setSlices] = useState(() => firstSlices(games));
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { endCursor } = slices.pageInfo;
  const loadMore = useCallback(() => {
    if (!endCursor || isLoading) return;
    setLoading(true);
    void sliceQuestion(slug, endCursor)
      .ask(graphql)
      .then(({ data }) => {
        const next = data?.gameList?.games;
        setFailed(!next);
        if (next) setSlices((shown) => withSlice(shown, next));
        setLoading(false);
      });
  }, [graphql, slug, endCursor, isLoading]);
  return { slices, isLoading, hasFailed, loadMore };
}
