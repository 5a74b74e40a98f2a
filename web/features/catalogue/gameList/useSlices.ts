import { useCallback, useMemo, useState } from 'react';
import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useLocale } from '../../../i18n/i18n.tsx';
import { useSettings } from '../../../app/app.tsx';
import type { End, ReaderMarket } from './moreQueries.ts';
import { endOf, firstSlices, withSlice, type Slices } from './slices.ts';
import { rememberSlices, rememberedSlices } from './slicesMemory.ts';

/** Fetches the page after the cursor; null if the request failed. */
export type FetchMore = (
  graphql: Graphql,
  end: End,
  where: ReaderMarket,
) => Promise<GamesPartsFragment | null | undefined>;

export interface LoadedSlices {
  readonly slices: Slices;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  loadMore(): void;
}

/** The games loaded so far, including pages from an earlier visit. @param name unique name of the list */
export function useSlices(name: string, first: GamesPartsFragment, fetchMore: FetchMore): LoadedSlices {
  const graphql = useGraphql();
  const where = useReaderMarket();
  const [slices, setSlices] = useState(() => rememberedSlices(graphql, name) ?? firstSlices(first));
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const loadMore = useCallback(() => {
    const end = endOf(slices);
    if (!end || isLoading) return;
    setLoading(true);
    void fetchMore(graphql, end, where).then((next) => {
      setFailed(!next);
      setLoading(false);
      if (!next) return;
      const longer = withSlice(slices, next);
      rememberSlices(graphql, name, longer);
      setSlices(longer);
    });
  }, [graphql, name, slices, isLoading, fetchMore, where]);
  return { slices, isLoading, hasFailed, loadMore };
}

/** GAME-17: the market as far as the browser knows it; it does not know the region within the country. */
function useReaderMarket(): ReaderMarket {
  const { currency, country, license } = useSettings();
  const locale = useLocale();
  return useMemo(
    () => ({ currencyCode: currency, ipCountryCode: country, license, locale }),
    [currency, country, license, locale],
  );
}
