import { createHash } from 'node:crypto';
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

/** The catalogue as it was read, and what was filled from it. */
interface Filled {
  readonly stock: Stock;
  /** What the shelves depend on beside their site: the stock, and the day, for what is new. */
  readonly print: string;
  readonly shelves: Map<string, Shelf>;
}

/**
 * Two queries a minute and node. A shelf is filled in memory, shared by its players, and kept for as long as the
 * catalogue and the day are the same.
 */
export function createShelves(parts: { database: Database; clock: Clock; sites: Sites }): Shelves {
  const { database, clock, sites } = parts;
  let present: { readonly readAt: Date; readonly filled: Promise<Filled> } | null = null;
  let kept: Filled | null = null;

  function current() {
    const now = clock.now();
    if (present && now.getTime() - present.readAt.getTime() < STOCK_LIFE_MS) return present;
    const fresh = { readAt: now, filled: read(now) };
    // A failed read is not kept, so that the next question tries again.
    fresh.filled.catch(() => (present === fresh ? (present = null) : undefined));
    return (present = fresh);
  }

  async function read(now: Date): Promise<Filled> {
    const stock = await readStock(database);
    const print = printOf(stock, now);
    if (kept?.print !== print) kept = { stock, print, shelves: new Map() };
    return kept;
  }

  return {
    async of(site, locale) {
      const { filled, readAt } = current();
      const { stock, shelves } = await filled;
      const { country, subDivision, currency, device } = site.market;
      const name = [site.brand, country, subDivision, currency, device, locale].join(' ');
      const known = shelves.get(name);
      if (known) return known;
      const shelf = fillShelf(stock, site, sites.say(locale, ['catalogue']), readAt);
      shelves.set(name, shelf);
      return shelf;
    },
    invalidate: () => {
      present = null;
    },
  };
}

const printOf = (stock: Stock, now: Date): string =>
  createHash('sha256')
    .update(now.toISOString().slice(0, 10))
    .update(JSON.stringify(stock))
    .digest('base64url');

async function readStock({ query }: Database): Promise<Stock> {
  const [games, lists] = await Promise.all([readGames(query), readLists(query)]);
  return { games, lists };
}
