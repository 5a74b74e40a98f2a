import { useEffect, useState } from 'react';
import { Search, type SearchQuery } from '@foyer/contract/generated/operations.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import type { Filter } from './filter.ts';

/** A request is sent when the reader has not typed for this time. */
const REST_MS = 150;

export type Findings = SearchQuery['search'];

export interface Found {
  /** The term of the request. The field may contain a newer term. */
  readonly term: string;
  readonly filter: Filter;
  /** Null if the request failed. */
  readonly findings: Findings | null;
}

export function useFindings(written: string, filter: Filter) {
  const graphql = useGraphql();
  const [found, setFound] = useState<Found | null>(null);
  const [turn, setTurn] = useState(0);
  const term = written.trim();
  useEffect(() => {
    let isOutdated = false;
    const cancelTimer = browserClock.after(term === '' ? 0 : REST_MS, () => {
      // AMB-19: the search is sent to the path for content. Games that the player knows come first.
      void graphql.query(Search, { term, filter }, 'content').then(({ data }) => {
        if (!isOutdated) setFound({ term, filter, findings: data?.search ?? null });
      });
    });
    return () => {
      isOutdated = true;
      cancelTimer();
    };
  }, [graphql, term, filter, turn]);
  return { found, again: () => setTurn(turn + 1) };
}
