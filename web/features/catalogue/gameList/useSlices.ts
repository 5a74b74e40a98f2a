import { useCallback, useMemo, useState } from 'react';
import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import { useGraphql, useLocale, useSettings } from '../../content/index.ts';
import type { End, ReaderMarket } from './moreQueries.ts';
import { endOf, firstSlices, withSlice, type Slices } from './slices.ts';
import { rememberSlices, rememberedSlices } from './slicesMemory.ts';

/** Asks for what comes behind the end; null when it did not come. */
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

/** Games as far as they have been loaded, here or when the player was here before. @param name of what they are the games of */
export function useSlices(name: string, first: GamesPartsFragment, askMore: FetchMore): LoadedSlices {
  const graphql = useGraphql();
  const where = useWhereabouts();
  const [slices, setSlices] = useState(() => rememberedSlices(graphql, name) ?? firstSlices(first));
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const loadMore = useCallback(() => {
    const end = endOf(slices);
    if (!end || isLoading) return;
    setLoading(true);
    void askMore(graphql, end, where).then((next) => {
      setFailed(!next);
      setLoading(false);
      if (!next) return;
      const longer = withSlice(slices, next);
      rememberSlices(graphql, name, longer);
      setSlices(longer);
    });
  }, [graphql, name, slices, isLoading, askMore, where]);
  return { slices, isLoading, hasFailed, loadMore };
}

/** GAME-17: as much as the browser knows; of a part of the country it knows nothing. */
function useWhereabouts(): ReaderMarket {
  const { currency, country, license } = useSettings();
  const locale = useLocale();
  return useMemo(
    () => ({ currencyCode: currency, ipCountryCode: country, license, locale }),
    [currency, country, license, locale],
  );
}
