import { MINUTE } from '@foyer/vocabulary/duration.ts';
import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Database } from '../../plumbing/database/database.ts';
import type { Site, Sites } from '../../plumbing/sites/index.ts';
import { fillShelf, type Shelf, type Stock } from './shelf.ts';
import { readGames, readLists } from './tables.ts';

/** How long a node may be behind a catalogue that another node has changed. */
const STOCK_LIFE_MS = MINUTE;

export interface Shelves {
  of(site: Site, locale: Locale): Promise<Shelf>;
  /** The catalogue has changed here: the next question reads it anew. */
  invalidate(): void;
}

/** Two queries a minute and node; each shelf is filled from them once, in memory, and shared by its players. */
export function createShelves(parts: { database: Database; clock: Clock; sites: Sites }): Shelves {
  const { database, clock, sites } = parts;
  let present: {
    readonly readAt: Date;
    readonly stock: Promise<Stock>;
    readonly shelves: Map<string, Shelf>;
  } | null = null;

  function current() {
    const now = clock.now();
    if (present && now.getTime() - present.readAt.getTime() < STOCK_LIFE_MS) return present;
    const fresh = { readAt: now, stock: readStock(database), shelves: new Map<string, Shelf>() };
    // A failed read is not kept, so that the next question tries again.
    fresh.stock.catch(() => (present === fresh ? (present = null) : undefined));
    return (present = fresh);
  }

  return {
    async of(site, locale) {
      const { stock, shelves, readAt } = current();
      const { country, subDivision, currency, device } = site.market;
      const name = [site.brand, country, subDivision, currency, device, locale].join(' ');
      const known = shelves.get(name);
      if (known) return known;
      const say = sites.say(locale, ['catalogue']);
      const shelf = fillShelf(await stock, site, say, readAt);
      shelves.set(name, shelf);
      return shelf;
    },
    invalidate: () => {
      present = null;
    },
  };
}

async function readStock({ query }: Database): Promise<Stock> {
  const [games, lists] = await Promise.all([readGames(query), readLists(query)]);
  return { games, lists };
}
