import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Slice<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export interface SliceSource<Node> {
  /** Cache key: equal for equal filters. */
  readonly key: string;
  /** First page from the page's own query, if it matches this key. */
  readonly first: Slice<Node> | null;
  /** Whether the page's own query loads the first page; then no separate request is sent. */
  readonly isBrought: boolean;
  /** Null if the request failed. */
  read(after: string | null): Promise<Slice<Node> | null>;
}

export interface Slices<Node> {
  /** Null until loaded. */
  readonly nodes: readonly Node[] | null;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  loadMore(): void;
}

interface Kept<Node> {
  readonly key: string;
  readonly slices: readonly Slice<Node>[];
  readonly hasFailed: boolean;
}

/**
 * Paginated history: loads the first page immediately and older ones on request; starts again when the key
 * changes.
 */
export function useSlices<Node>({ key, first, isBrought, read }: SliceSource<Node>): Slices<Node> {
  const nothing: Kept<Node> = { key, slices: [], hasFailed: false };
  const [known, setKnown] = useState(nothing);
  const [isLoading, setLoading] = useState(false);
  const asked = useRef(key);
  const kept = known.key === key ? known : nothing;
  const slices = first ? [first, ...kept.slices] : kept.slices;
  const last = slices.at(-1)?.pageInfo;

  const load = async (): Promise<void> => {
    const slice = await read(last?.endCursor ?? null);
    // Ignores the response if the key has changed meanwhile.
    if (asked.current === key)
      setKnown({ key, slices: slice ? [...kept.slices, slice] : kept.slices, hasFailed: slice === null });
  };
  const loadMore = async (): Promise<void> => {
    setLoading(true);
    await load();
    setLoading(false);
  };
  const begin = useEffectEvent(load);
  useEffect(() => {
    asked.current = key;
    if (!isBrought) void begin();
  }, [key, isBrought]);

  return {
    nodes: slices.length > 0 ? slices.flatMap(({ edges }) => edges.map(({ node }) => node)) : null,
    hasMore: last?.hasNextPage === true,
    isLoading,
    hasFailed: kept.hasFailed,
    loadMore: () => void loadMore(),
  };
}
