import { useState } from 'react';
import type { GamesPartsFragment } from '@foyer/contract/generated/operations.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useLocale } from '../../../i18n/i18n.tsx';
import { useCountries, useSettings } from '../../../app/app.tsx';
import type { FetchMore } from './moreGames.ts';
import { endOf, firstSlices, withSlice } from './slices.ts';
import { rememberSlices, rememberedSlices } from './slicesMemory.ts';

/** The games that have been loaded, including those of an earlier visit. @param name unique name of the list */
export function useSlices(name: string, first: GamesPartsFragment, fetchMore: FetchMore) {
  const graphql = useGraphql();
  const { currency, subDivision, license } = useSettings();
  const { ipCountryCode } = useCountries();
  const locale = useLocale();
  const [slices, setSlices] = useState(() => rememberedSlices(graphql, name) ?? firstSlices(first));
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const load = async (): Promise<void> => {
    const end = endOf(slices);
    if (!end || isLoading) return;
    setLoading(true);
    // GAME-17: requests for more games name the reader's market.
    const market = {
      currencyCode: currency,
      ipCountryCode,
      subDivision,
      license,
      locale,
    };
    const next = await fetchMore(graphql, { ...end, ...market });
    setFailed(!next);
    setLoading(false);
    if (!next) return;
    const longer = withSlice(slices, next);
    rememberSlices(graphql, name, longer);
    setSlices(longer);
  };
  return { slices, isLoading, hasFailed, loadMore: () => void load() };
}
