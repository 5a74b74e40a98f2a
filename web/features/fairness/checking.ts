import { createStore, type ReadableStore } from '../../transport/store/store.ts';

export interface CheckingState<Item, Verdict> {
  /** Latest first; null until loaded. */
  readonly items: readonly Item[] | null;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly check: Check<Item, Verdict> | null;
}

/** An item that is recomputed, or has been. */
export interface Check<Item, Verdict> {
  readonly item: Item;
  /** Lines of the item's list loaded so far; always the same array, which grows. */
  readonly lines: readonly string[];
  readonly computed: number;
  /** Null until the whole list has been computed. */
  readonly verdict: Verdict | null;
  readonly hasFailed: boolean;
}

export interface CheckingDeps<Item, Saved, Verdict> {
  /** Items are numbered in chronological order from 1. */
  readonly idOf: (item: Item) => number;
  /** Fetches the items before `before`; null fetches the latest. @throws if the items cannot be fetched */
  readonly fetchItems: (
    before: number | null,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Item[]; readonly hasMore: boolean }>;
  /** Null if the item cannot be verified, or not yet. @throws if its list cannot be fetched */
  readonly compute: (item: Item, computing: Computing<Item, Saved>) => Promise<Verdict | null>;
}

export interface Computing<Item, Saved> {
  /** Proof that the reader saved before the item began; null if there is none. */
  readonly saved: Saved | null;
  readonly items: readonly Item[];
  readonly signal: AbortSignal;
  /** Reports lines that have been loaded and computed. */
  readonly onLines: (lines: readonly string[]) => void;
}

export interface Checking<Item, Saved, Verdict> extends ReadableStore<CheckingState<Item, Verdict>> {
  /** Loads the latest items and verifies one of them. @returns the function that stops loading and verifying */
  start(id: number | null, saved: Saved | null): () => void;
  more(): Promise<void>;
  choose(id: number, saved: Saved | null): Promise<void>;
}

const NOTHING = { items: null, hasMore: false, hasFailed: false, check: null } as const;

/** Published draws, one of which is recomputed from published data alone (FAIR-08). */
export function createChecking<Item, Saved, Verdict>(
  deps: CheckingDeps<Item, Saved, Verdict>,
): Checking<Item, Saved, Verdict> {
  const state = createStore<CheckingState<Item, Verdict>>(NOTHING);
  let pageAbort = new AbortController();
  let checkAbort = new AbortController();
  const lastOf = (items: readonly Item[] | null) => items?.slice(-1).map(deps.idOf)[0] ?? null;

  async function readMore(): Promise<void> {
    const { items } = state.get();
    const { signal } = pageAbort;
    const found = await deps.fetchItems(lastOf(items), signal);
    if (signal.aborted) throw new Error('nobody waits for them');
    const known = [...(items ?? []), ...found.items];
    state.set({ ...state.get(), items: known, hasMore: found.hasMore, hasFailed: false });
  }

  async function find(id: number): Promise<Item | null> {
    for (;;) {
      const { items, hasMore } = state.get();
      const found = items?.find((item) => deps.idOf(item) === id);
      if (found !== undefined) return found;
      if (items && !(hasMore && (lastOf(items) ?? 0) > id)) return null;
      await readMore();
    }
  }

  async function more(): Promise<void> {
    const { signal } = pageAbort;
    await readMore().catch(() => {
      if (!signal.aborted) state.set({ ...state.get(), hasFailed: true });
    });
  }

  async function choose(id: number, saved: Saved | null): Promise<void> {
    checkAbort.abort();
    const own = new AbortController();
    checkAbort = own;
    const update = (check: Check<Item, Verdict>) => {
      if (!own.signal.aborted) state.set({ ...state.get(), check });
    };
    try {
      const item = await find(id);
      const items = state.get().items ?? [];
      if (item !== null) await compute(deps, { item, saved, items, signal: own.signal }, update);
    } catch {
      if (own.signal.aborted || pageAbort.signal.aborted) return;
      const { check } = state.get();
      const isOpen = check !== null && deps.idOf(check.item) === id;
      if (isOpen) update({ ...check, hasFailed: true });
      else state.set({ ...state.get(), hasFailed: true });
    }
  }

  return {
    ...state,
    more,
    choose,
    start(id, saved) {
      pageAbort = new AbortController();
      state.set(NOTHING);
      void more().then(() => (id === null ? undefined : choose(id, saved)));
      return () => {
        pageAbort.abort();
        checkAbort.abort();
      };
    },
  };
}

async function compute<Item, Saved, Verdict>(
  deps: CheckingDeps<Item, Saved, Verdict>,
  { item, ...computing }: Omit<Computing<Item, Saved>, 'onLines'> & { readonly item: Item },
  update: (check: Check<Item, Verdict>) => void,
): Promise<void> {
  const lines: string[] = [];
  const started: Check<Item, Verdict> = { item, lines, computed: 0, verdict: null, hasFailed: false };
  update(started);
  const onLines = (further: readonly string[]) => {
    for (const line of further) lines.push(line);
    update({ ...started, computed: lines.length });
  };
  const verdict = await deps.compute(item, { ...computing, onLines });
  if (verdict !== null) update({ ...started, computed: lines.length, verdict });
}
