import { createStore, type ReadableStore } from '../../transport/store/store.ts';

export interface CheckingState<Item, Verdict> {
  /** Latest first; null until loaded. */
  readonly items: readonly Item[] | null;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly check: Check<Item, Verdict> | null;
}

/** An item that is being or has been recomputed. */
export interface Check<Item, Verdict> {
  readonly item: Item;
  /** Lines of the item's list loaded so far; always the same array, which grows. */
  readonly lines: readonly string[];
  /** Number of lines computed so far. */
  readonly computed: number;
  /** Null until the whole list has been computed. */
  readonly verdict: Verdict | null;
  readonly hasFailed: boolean;
}

export interface CheckingDeps<Item, Kept, Verdict> {
  /** Items are numbered in chronological order from 1. */
  readonly idOf: (item: Item) => number;
  /** Fetches the items before `before`; null fetches the latest. @throws if the items cannot be fetched */
  readonly fetchItems: (
    before: number | null,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Item[]; readonly hasMore: boolean }>;
  /** Null if the item cannot be verified, or not yet. @throws if its list cannot be fetched */
  readonly compute: (item: Item, computing: Computing<Item, Kept>) => Promise<Verdict | null>;
}

export interface Computing<Item, Kept> {
  /** Proof that the reader saved before the item began; null if there is none. */
  readonly kept: Kept | null;
  /** All items loaded so far. */
  readonly items: readonly Item[];
  /** Aborted when the result is no longer needed. */
  readonly signal: AbortSignal;
  /** Reports further lines that were loaded and computed. */
  readonly taken: (lines: readonly string[]) => void;
}

export interface Checking<Item, Kept, Verdict> extends ReadableStore<CheckingState<Item, Verdict>> {
  /** Loads the latest items and verifies one of them. @returns the function that stops both */
  start(id: number | null, kept: Kept | null): () => void;
  /** Loads the next older items. */
  more(): Promise<void>;
  choose(id: number, kept: Kept | null): Promise<void>;
}

const NOTHING = { items: null, hasMore: false, hasFailed: false, check: null } as const;

/** Published draws, one of which is recomputed from published data alone (FAIR-08). */
export function createChecking<Item, Kept, Verdict>(
  parts: CheckingDeps<Item, Kept, Verdict>,
): Checking<Item, Kept, Verdict> {
  const state = createStore<CheckingState<Item, Verdict>>(NOTHING);
  let leaving = new AbortController();
  let checking = new AbortController();
  const lastOf = (items: readonly Item[] | null) => items?.slice(-1).map(parts.idOf)[0] ?? null;

  async function readMore(): Promise<void> {
    const { items } = state.get();
    const { signal } = leaving;
    const found = await parts.fetchItems(lastOf(items), signal);
    if (signal.aborted) throw new Error('nobody waits for them');
    const known = [...(items ?? []), ...found.items];
    state.set({ ...state.get(), items: known, hasMore: found.hasMore, hasFailed: false });
  }

  async function find(id: number): Promise<Item | null> {
    for (;;) {
      const { items, hasMore } = state.get();
      const found = items?.find((item) => parts.idOf(item) === id);
      if (found !== undefined) return found;
      if (items && !(hasMore && (lastOf(items) ?? 0) > id)) return null;
      await readMore();
    }
  }

  async function more(): Promise<void> {
    const { signal } = leaving;
    await readMore().catch(() => {
      if (!signal.aborted) state.set({ ...state.get(), hasFailed: true });
    });
  }

  async function choose(id: number, kept: Kept | null): Promise<void> {
    checking.abort();
    const own = new AbortController();
    checking = own;
    const update = (check: Check<Item, Verdict>) => {
      if (!own.signal.aborted) state.set({ ...state.get(), check });
    };
    try {
      const item = await find(id);
      const items = state.get().items ?? [];
      if (item !== null) await compute(parts, { item, kept, items, signal: own.signal }, update);
    } catch {
      if (own.signal.aborted || leaving.signal.aborted) return;
      const { check } = state.get();
      const isOpen = check !== null && parts.idOf(check.item) === id;
      if (isOpen) update({ ...check, hasFailed: true });
      else state.set({ ...state.get(), hasFailed: true });
    }
  }

  return {
    ...state,
    more,
    choose,
    start(id, kept) {
      leaving = new AbortController();
      state.set(NOTHING);
      void more().then(() => (id === null ? undefined : choose(id, kept)));
      return () => {
        leaving.abort();
        checking.abort();
      };
    },
  };
}

/** Computes the item's list page by page until it is aborted. */
async function compute<Item, Kept, Verdict>(
  parts: CheckingDeps<Item, Kept, Verdict>,
  { item, ...computing }: Omit<Computing<Item, Kept>, 'taken'> & { readonly item: Item },
  update: (check: Check<Item, Verdict>) => void,
): Promise<void> {
  const lines: string[] = [];
  const started: Check<Item, Verdict> = { item, lines, computed: 0, verdict: null, hasFailed: false };
  update(started);
  const taken = (further: readonly string[]) => {
    for (const line of further) lines.push(line);
    update({ ...started, computed: lines.length });
  };
  const verdict = await parts.compute(item, { ...computing, taken });
  if (verdict !== null) update({ ...started, computed: lines.length, verdict });
}
