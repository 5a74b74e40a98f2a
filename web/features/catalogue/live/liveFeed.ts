import type { Feed, LiveTable } from '@foyer/contract/catalogue/feed.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../transport/clock/clock.ts';

const EVERY_MS = 10 * SECOND;
/** What was heard so long ago is not shown any more. */
const FORGOTTEN_MS = 30 * SECOND;

/** Of the document, as much as is used. */
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
  /** Undefined for a table of which nothing is known. */
  table(slug: string): LiveTable | undefined;
  /** Told of each change. */
  subscribe(changed: () => void): () => void;
  /** A tile of a live table is in view. @returns to be called when it is not any more */
  enter(): () => void;
}

/** What the tiles of live tables show: one question for all of them, asked while one is in view on a visible page. */
export function createLiveFeed({ ask, clock, page }: LiveFeedDeps): LiveFeed {
  const listeners = new Set<() => void>();
  let tables: ReadonlyMap<string, LiveTable> = new Map();
  let inView = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let callOff: (() => void) | null = null;

  const show = (told: ReadonlyMap<string, LiveTable>): void => {
    if (told.size === 0 && tables.size === 0) return;
    tables = told;
    for (const tell of listeners) tell();
  };

  const question = async (): Promise<void> => {
    isAsking = true;
    askedAt = clock.now();
    try {
      const { liveCasino } = await ask();
      heardAt = clock.now();
      show(new Map(liveCasino.map((table) => [table.slug, table])));
    } catch {
      // A tile without its seats is no failure to tell of: they are asked for again.
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
    table: (slug) => tables.get(slug),
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
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
