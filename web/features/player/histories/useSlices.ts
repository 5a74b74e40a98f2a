import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NO_FILTER, type HistoryFilter } from './filter.ts';

interface Slice<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export type Slices<Node> = ReturnType<typeof useSlices<Node>>;

interface Loaded<Node> {
  readonly key: string;
  readonly slices: readonly Slice<Node>[];
  readonly hasFailed: boolean;
}

/**
 * Loads the first page immediately and older ones on request; starts again when the filter changes.
 * @param unfiltered first page without a filter, which the page's own query loads; null until it is loaded
 * @param read fetches the page after a cursor; null if the request failed
 */
export function useSlices<Node>(
  filter: HistoryFilter,
  unfiltered: Slice<Node> | null,
  read: (after: string | null) => Promise<Slice<Node> | null>,
) {
  const key = JSON.stringify(filter);
  const isPreloaded = key === JSON.stringify(NO_FILTER);
  const first = isPreloaded ? unfiltered : null;
  const nothing: Loaded<Node> = { key, slices: [], hasFailed: false };
  const [known, setKnown] = useState(nothing);
  const [isLoading, setLoading] = useState(false);
  const latestKey = useRef(key);
  const loaded = known.key === key ? known : nothing;
  const slices = first ? [first, ...loaded.slices] : loaded.slices;
  const last = slices.at(-1)?.pageInfo;

  const load = async (): Promise<void> => {
    const slice = await read(last?.endCursor ?? null);
    // The filter has changed meanwhile, so the response is outdated.
    if (latestKey.current === key)
      setKnown({ key, slices: slice ? [...loaded.slices, slice] : loaded.slices, hasFailed: slice === null });
  };
  const loadMore = async (): Promise<void> => {
    setLoading(true);
    await load();
    setLoading(false);
  };
  const begin = useEffectEvent(load);
  useEffect(() => {
    latestKey.current = key;
    if (!isPreloaded) void begin();
  }, [key, isPreloaded]);

  return {
    /** Null until loaded. */
    nodes: slices.length > 0 ? slices.flatMap(({ edges }) => edges.map(({ node }) => node)) : null,
    hasMore: last?.hasNextPage === true,
    isLoading,
    hasFailed: loaded.hasFailed,
    loadMore: () => void loadMore(),
  };
}
