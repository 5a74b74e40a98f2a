import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { isAvailable } from '../availability/availability.ts';
import { buildCatalogueIndex, type CatalogueIndex, type CatalogueData } from './catalogueIndex.ts';
import { readGames, readLists, readOpenings, readPrint, type GameRow } from '../tables.ts';

/** How long a node may be behind a catalogue that another node has changed. */
const TRUSTED_FOR_MS = MINUTE;
/** It looks sooner, so that what has changed can be put on the shelves while the old ones are still good. */
const LOOKED_AFTER_MS = 30 * SECOND;

export interface CatalogueIndexes {
  of(site: Site, locale: Locale): Promise<CatalogueIndex>;
  /** A game as the catalogue has it now, if the site may have it: no shelf is waited for, and no old one asked. */
  available(site: Site, slug: string): Promise<GameRow | undefined>;
  /** The catalogue has changed here: the next question reads it anew. */
  invalidate(): void;
}

/** The catalogue as it was read, and what was filled from it. */
interface Edition {
  /** What the shelves depend on beside their site: the catalogue, and the day, for what is new. */
  readonly print: string;
  readonly stock: CatalogueData;
  readonly games: ReadonlyMap<string, GameRow>;
  readonly filling: Map<string, Promise<CatalogueIndex>>;
  readonly filled: Map<string, CatalogueIndex>;
  /** When it was last found to be what the database has. */
  trueAt: Date;
}

/**
 * One small query each half minute and node. A shelf is filled in memory, in slices and one after the other, shared by
 * its players, and kept for as long as the catalogue and the day are the same. While a new one is being filled the old
 * one is shown, until a minute after it was last known to be true.
 */
export function createCatalogueIndexes(parts: {
  database: Database;
  clock: Clock;
  sites: Sites;
}): CatalogueIndexes {
  const { database, clock, sites } = parts;
  let present: Edition | null = null;
  let previous: Edition | null = null;
  let looking: Promise<Edition> | null = null;
  let lastFill: Promise<unknown> = Promise.resolve();

  const ageMs = ({ trueAt }: Edition): number => clock.now().getTime() - trueAt.getTime();
  const isTrusted = (edition: Edition): boolean => ageMs(edition) < TRUSTED_FOR_MS;

  /** A failed look is not kept, so that the next question tries again. */
  function look(): Promise<Edition> {
    if (looking) return looking;
    const own = lookAt(database, clock.now(), present).then((edition) => {
      // Invalidated meanwhile: what was read may be what was before.
      if (looking !== own) return current();
      if (edition !== present) [previous, present] = [present, edition];
      return edition;
    });
    looking = own;
    const end = () => {
      if (looking === own) looking = null;
    };
    own.then(end, end);
    return own;
  }

  async function current(): Promise<Edition> {
    if (!present || !isTrusted(present)) return look();
    if (ageMs(present) >= LOOKED_AFTER_MS) void look().catch(() => {});
    return present;
  }

  function fill(edition: Edition, name: string, site: Site, locale: Locale): Promise<CatalogueIndex> {
    const known = edition.filling.get(name);
    if (known) return known;
    const own = lastFill
      .then(() => buildCatalogueIndex(edition.stock, site, sites.say(locale, ['catalogue']), edition.trueAt))
      .then((shelf) => {
        edition.filled.set(name, shelf);
        return shelf;
      });
    lastFill = own.catch(() => edition.filling.delete(name));
    edition.filling.set(name, own);
    return own;
  }

  return {
    async of(site, locale) {
      const edition = await current();
      const name = nameOf(site, locale);
      const filled = edition.filled.get(name);
      if (filled) return filled;
      const filling = fill(edition, name, site, locale);
      const old = previous && isTrusted(previous) ? previous.filled.get(name) : undefined;
      return old ?? filling;
    },
    async available(site, slug) {
      const row = (await current()).games.get(slug);
      return row && isAvailable(row, site.market) ? row : undefined;
    },
    invalidate: () => {
      [present, previous, looking] = [null, null, null];
    },
  };
}

function nameOf({ brand, market }: Site, locale: Locale): string {
  const { country, subDivision, currency, device } = market;
  return [brand, country, subDivision, currency, device, locale].join(' ');
}

async function lookAt({ query }: Database, now: Date, known: Edition | null): Promise<Edition> {
  // Before the rows: what changes between the two is found by the next look.
  const print = `${now.toISOString().slice(0, 10)} ${await readPrint(query)}`;
  if (known?.print === print) {
    known.trueAt = now;
    return known;
  }
  const [games, openings, lists] = await Promise.all([
    readGames(query),
    readOpenings(query),
    readLists(query),
  ]);
  return {
    print,
    stock: { games, openings, lists },
    games: new Map(games.map((row) => [row.slug, row])),
    filling: new Map(),
    filled: new Map(),
    trueAt: now,
  };
}
