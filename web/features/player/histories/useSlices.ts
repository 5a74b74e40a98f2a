import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Slice<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export interface SliceSource<Node> {
  readonly key: string;
  /** First page from the page's own query, if it matches this key. */
  readonly first: Slice<Node> | null;
  /** Whether the page's own query loads the first page; then no separate request is sent. */
  readonly isPreloaded: boolean;
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

interface Loaded<Node> {
  readonly key: string;
  readonly slices: readonly Slice<Node>[];
  readonly hasFailed: boolean;
}

/** Loads the first page immediately and older ones on request; starts again when the key changes. */
export function useSlices<Node>({ key, first, isPreloaded, read }: SliceSource<Node>): Slices<Node> {
  const nothing: Loaded<Node> = { key, slices: [], hasFailed: false };
  const [known, setKnown] = useState(nothing);
  const [isLoading, setLoading] = useState(false);
  const latestKey = useRef(key);
  const loaded = known.key === key ? known : nothing;
  const slices = first ? [first, ...loaded.slices] : loaded.slices;
  const last = slices.at(-1)?.pageInfo;

  const load = async (): Promise<void> => {
    const slice = await read(last?.endCursor ?? null);
    // Ignores the response if the key has changed meanwhile.
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
    nodes: slices.length > 0 ? slices.flatMap(({ edges }) => edges.map(({ node }) => node)) : null,
    hasMore: last?.hasNextPage === true,
    isLoading,
    hasFailed: loaded.hasFailed,
    loadMore: () => void loadMore(),
  };
}
