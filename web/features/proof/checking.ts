import { createStore, type ReadableStore } from '../../transport/clock/store.ts';

export interface CheckingState<Item, Verdict> {
  /** The latest first; null until they are known. */
  readonly items: readonly Item[] | null;
  readonly hasMore: boolean;
  readonly hasFailed: boolean;
  readonly check: Check<Item, Verdict> | null;
}

/** One that is being computed again, or has been. */
export interface Check<Item, Verdict> {
  readonly item: Item;
  /** Of its list, as far as it has come: the same array, which grows. */
  readonly lines: readonly string[];
  /** How many of them have been computed. */
  readonly computed: number;
  /** Null until all of its list has come. */
  readonly verdict: Verdict | null;
  readonly hasFailed: boolean;
}

export interface CheckingDeps<Item, Kept, Verdict> {
  /** Items are numbered as they come, the first is 1. */
  readonly idOf: (item: Item) => number;
  /** Those before one of them. @throws when they are not to be had */
  readonly fetchItems: (
    before: number | null,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Item[]; readonly hasMore: boolean }>;
  /** Null for one of which there is nothing to compute, or not yet. @throws when its list is not to be had */
  readonly compute: (item: Item, computing: Computing<Item, Kept>) => Promise<Verdict | null>;
}

export interface Computing<Item, Kept> {
  /** As somebody has kept it since before the item began. */
  readonly kept: Kept | null;
  /** All that have been read. */
  readonly items: readonly Item[];
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Further lines of its list have come and were computed. */
  readonly taken: (lines: readonly string[]) => void;
}

export interface Checking<Item, Kept, Verdict> extends ReadableStore<CheckingState<Item, Verdict>> {
  /** Reads the latest items, and computes one of them. @returns the way to stop */
  start(id: number | null, kept: Kept | null): () => void;
  /** Reads on, those before. */
  more(): Promise<void>;
  choose(id: number, kept: Kept | null): Promise<void>;
}

const NOTHING = { items: null, hasMore: false, hasFailed: false, check: null } as const;

/** What was published of many draws, and one of them computed again from nothing else (FAIR-08). */
export function createChecking<Item, Kept, Verdict>(
  parts: CheckingDeps<Item, Kept, Verdict>,
): Checking<Item, Kept, Verdict> {
  const state = createStore<CheckingState<Item, Verdict>>(NOTHING);
  let leaving = new AbortController();
  let checking = new AbortController();
  const lastOf = (items: readonly Item[] | null) => items?.slice(-1).map(parts.idOf)[0] ?? null;

  async function readMore(): Promise<void> {
    const { items } = state.read();
    const { signal } = leaving;
    const found = await parts.fetchItems(lastOf(items), signal);
    if (signal.aborted) throw new Error('nobody waits for them');
    const known = [...(items ?? []), ...found.items];
    state.become({ ...state.read(), items: known, hasMore: found.hasMore, hasFailed: false });
  }

  async function find(id: number): Promise<Item | null> {
    for (;;) {
      const { items, hasMore } = state.read();
      const found = items?.find((item) => parts.idOf(item) === id);
      if (found !== undefined) return found;
      if (items && !(hasMore && (lastOf(items) ?? 0) > id)) return null;
      await readMore();
    }
  }

  async function more(): Promise<void> {
    const { signal } = leaving;
    await readMore().catch(() => {
      if (!signal.aborted) state.become({ ...state.read(), hasFailed: true });
    });
  }

  async function choose(id: number, kept: Kept | null): Promise<void> {
    checking.abort();
    const own = new AbortController();
    checking = own;
    const become = (check: Check<Item, Verdict>) => {
      if (!own.signal.aborted) state.become({ ...state.read(), check });
    };
    try {
      const item = await find(id);
      const items = state.read().items ?? [];
      if (item !== null) await compute(parts, { item, kept, items, signal: own.signal }, become);
    } catch {
      if (own.signal.aborted || leaving.signal.aborted) return;
      const { check } = state.read();
      const isOpen = check !== null && parts.idOf(check.item) === id;
      if (isOpen) become({ ...check, hasFailed: true });
      else state.become({ ...state.read(), hasFailed: true });
    }
  }

  return {
    ...state,
    more,
    choose,
    start(id, kept) {
      leaving = new AbortController();
      state.become(NOTHING);
      void more().then(() => (id === null ? undefined : choose(id, kept)));
      return () => {
        leaving.abort();
        checking.abort();
      };
    },
  };
}

/** Page after page of its list, for as long as somebody waits for it. */
async function compute<Item, Kept, Verdict>(
  parts: CheckingDeps<Item, Kept, Verdict>,
  { item, ...computing }: Omit<Computing<Item, Kept>, 'taken'> & { readonly item: Item },
  become: (check: Check<Item, Verdict>) => void,
): Promise<void> {
  const lines: string[] = [];
  const started: Check<Item, Verdict> = { item, lines, computed: 0, verdict: null, hasFailed: false };
  become(started);
  const taken = (further: readonly string[]) => {
    for (const line of further) lines.push(line);
    become({ ...started, computed: lines.length });
  };
  const verdict = await parts.compute(item, { ...computing, taken });
  if (verdict !== null) become({ ...started, computed: lines.length, verdict });
}
