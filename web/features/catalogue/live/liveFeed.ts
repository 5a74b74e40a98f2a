import type { Feed, LiveTable } from '@foyer/contract/catalogue/feed.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import { createStore } from '../../../transport/store/store.ts';

const POLL_INTERVAL_MS = 10 * SECOND;
/** Older data is not shown. */
const STALE_AFTER_MS = 30 * SECOND;

interface Page {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface LiveFeedDeps {
  readonly fetchTables: () => Promise<Feed>;
  readonly clock: Clock;
  readonly page: Page;
}

export interface LiveFeed {
  table(slug: string): LiveTable | undefined;
  subscribe(changed: () => void): () => void;
  /** Call when a live table's tile comes into view. @returns the function to call when it leaves the view */
  enter(): () => void;
}

/** Polls one query for all live table tiles while one of them is in view on a visible page. */
export function createLiveFeed({ fetchTables, clock, page }: LiveFeedDeps): LiveFeed {
  const tables = createStore<ReadonlyMap<string, LiveTable>>(new Map());
  let inView = 0;
  let polledAt = Number.NEGATIVE_INFINITY;
  let receivedAt = Number.NEGATIVE_INFINITY;
  let isPolling = false;
  let cancelTimer: (() => void) | null = null;

  const show = (found: ReadonlyMap<string, LiveTable>): void => {
    if (found.size > 0 || tables.get().size > 0) tables.set(found);
  };

  const poll = async (): Promise<void> => {
    isPolling = true;
    polledAt = clock.now();
    try {
      const { liveCasino } = await fetchTables();
      receivedAt = clock.now();
      show(new Map(liveCasino.map((table) => [table.slug, table])));
    } catch {
      // A failed poll is not reported; the next poll retries.
      dropStale();
    }
    isPolling = false;
    schedule();
  };

  const dropStale = (): void => {
    if (clock.now() - receivedAt > STALE_AFTER_MS) show(new Map());
  };

  const schedule = (): void => {
    cancelTimer?.();
    cancelTimer = null;
    if (inView === 0 || isPolling || page.visibilityState !== 'visible') return;
    cancelTimer = clock.after(Math.max(0, polledAt + POLL_INTERVAL_MS - clock.now()), () => void poll());
  };

  page.addEventListener('visibilitychange', () => {
    dropStale();
    schedule();
  });

  return {
    table: (slug) => tables.get().get(slug),
    subscribe: tables.subscribe,
    enter() {
      inView += 1;
      if (inView === 1) schedule();
      return () => {
        inView -= 1;
        if (inView === 0) schedule();
      };
    },
  };
}
