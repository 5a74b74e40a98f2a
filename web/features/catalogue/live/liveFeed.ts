import type { Feed, LiveTable } from '@foyer/contract/catalogue/feed.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import { createStore } from '../../../transport/store/store.ts';

const EVERY_MS = 10 * SECOND;
/** Older data is no longer shown. */
const FORGOTTEN_MS = 30 * SECOND;

/** The members of `document` that the feed uses. */
interface Page {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface LiveFeedDeps {
  readonly ask: () => Promise<Feed>;
  readonly clock: Clock;
  readonly page: Page;
}

export interface LiveFeed {
  /** Undefined if there is no data about the table. */
  table(slug: string): LiveTable | undefined;
  /** Calls the listener after each change. */
  subscribe(changed: () => void): () => void;
  /** Call when a live table's tile comes into view. @returns the function to call when it leaves the view */
  enter(): () => void;
}

/**
 * Live data for all live table tiles: polls one query for all of them while a tile is in view on a visible
 * page.
 */
export function createLiveFeed({ ask, clock, page }: LiveFeedDeps): LiveFeed {
  const tables = createStore<ReadonlyMap<string, LiveTable>>(new Map());
  let inView = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let callOff: (() => void) | null = null;

  const show = (found: ReadonlyMap<string, LiveTable>): void => {
    if (found.size > 0 || tables.get().size > 0) tables.set(found);
  };

  const question = async (): Promise<void> => {
    isAsking = true;
    askedAt = clock.now();
    try {
      const { liveCasino } = await ask();
      heardAt = clock.now();
      show(new Map(liveCasino.map((table) => [table.slug, table])));
    } catch {
      // A failed poll is not reported; the next poll retries.
      forget();
    }
    isAsking = false;
    plan();
  };

  const forget = (): void => {
    if (clock.now() - heardAt > FORGOTTEN_MS) show(new Map());
  };

  const plan = (): void => {
    callOff?.();
    callOff = null;
    if (inView === 0 || isAsking || page.visibilityState !== 'visible') return;
    callOff = clock.after(Math.max(0, askedAt + EVERY_MS - clock.now()), () => void question());
  };

  page.addEventListener('visibilitychange', () => {
    forget();
    plan();
  });

  return {
    table: (slug) => tables.get().get(slug),
    subscribe: tables.subscribe,
    enter() {
      inView += 1;
      if (inView === 1) plan();
      return () => {
        inView -= 1;
        if (inView === 0) plan();
      };
    },
  };
}
