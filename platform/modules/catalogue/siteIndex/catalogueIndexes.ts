import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { isAvailable } from '../availability/availability.ts';
import { buildCatalogueIndex, type CatalogueIndex, type CatalogueData } from './catalogueIndex.ts';
import { readGames, readLists, readOpenings, readPrint, type GameRow } from '../tables.ts';

/** Maximum time for which a node may serve an outdated catalogue after another node has changed it. */
const TRUSTED_FOR_MS = MINUTE;
/** A check starts earlier, so that new indexes can be built while the old ones may still be served. */
const LOOKED_AFTER_MS = 30 * SECOND;

export interface CatalogueIndexes {
  of(site: Site, locale: Locale): Promise<CatalogueIndex>;
  /** A game's current row if it is available at the site; does not wait for an index to be built. */
  available(site: Site, slug: string): Promise<GameRow | undefined>;
  /** Discards the cache after a local change; the next request reads the database. */
  invalidate(): void;
}

/** One version of the catalogue, with the indexes built from it. */
interface Edition {
  /** Fingerprint of the catalogue and the date, because new-game labels depend on the day. */
  readonly print: string;
  readonly stock: CatalogueData;
  readonly games: ReadonlyMap<string, GameRow>;
  readonly filling: Map<string, Promise<CatalogueIndex>>;
  readonly filled: Map<string, CatalogueIndex>;
  /** When this version was last confirmed to match the database. */
  trueAt: Date;
}

/**
 * Caches catalogue indexes, with one small query per node every 30 s. Indexes are built in memory one at a
 * time and kept while the catalogue and the date are unchanged. The old index is served while a new one is
 * built, at most a minute after it was last confirmed.
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

  /** A failed check is not cached, so the next request tries again. */
  function look(): Promise<Edition> {
    if (looking) return looking;
    const own = lookAt(database, clock.now(), present).then((edition) => {
      // The cache was invalidated during the read, so the result may be outdated.
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
    const translate = sites.translator(locale, ['catalogue']);
    const own = lastFill
      .then(() => buildCatalogueIndex(edition.stock, site, translate, edition.trueAt))
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
      return (previous && isTrusted(previous) ? previous.filled.get(name) : undefined) ?? filling;
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
  // Read before the rows, so that a change in between is detected by the next check.
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
