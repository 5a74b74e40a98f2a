import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { isWithin } from '../availability/availability.ts';
import { switchedOffRegions } from '../availability/switchedOff.ts';
import { buildCatalogueIndex, type CatalogueIndex, type CatalogueData } from './catalogueIndex.ts';
import { readGames, readLists, readOpenings, readFingerprint, type GameRow } from '../tables.ts';

/** Maximum time for which a node may serve an outdated catalogue after another node has changed it. */
const TRUSTED_FOR_MS = MINUTE;
/** A check starts earlier, so that new indexes can be built while the old ones may still be served. */
const RECHECK_AFTER_MS = 30 * SECOND;

/** One version of the catalogue, with the indexes built from it. */
interface Edition {
  /** Fingerprint of the catalogue and the date, because new-game labels depend on the day. */
  readonly fingerprint: string;
  readonly data: CatalogueData;
  readonly games: ReadonlyMap<string, GameRow>;
  /** The regions in which a game is or was blocked. */
  readonly regions: readonly string[];
  readonly building: Map<string, Promise<CatalogueIndex>>;
  readonly built: Map<string, CatalogueIndex>;
  /** When this version was last confirmed to match the database. */
  confirmedAt: Date;
}

interface CatalogueIndexesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
}

/**
 * Caches catalogue indexes, with one small query per node every 30 s. Indexes are built in memory one at a
 * time and kept while the catalogue and the date are unchanged. The old index is served while a new one is
 * built, at most a minute after it was last confirmed.
 */
export function createCatalogueIndexes({ database, clock, sites }: CatalogueIndexesDeps) {
  let present: Edition | null = null;
  let previous: Edition | null = null;
  let checking: Promise<Edition> | null = null;
  let lastBuild: Promise<unknown> = Promise.resolve();

  const ageMs = ({ confirmedAt }: Edition): number => clock.now().getTime() - confirmedAt.getTime();
  const isTrusted = (edition: Edition): boolean => ageMs(edition) < TRUSTED_FOR_MS;

  /** A failed check is not cached, so the next request tries again. */
  function check(): Promise<Edition> {
    if (checking) return checking;
    const own = readEdition(database, clock.now(), present).then((edition) => {
      // The cache was invalidated during the read, so the result may be outdated.
      if (checking !== own) return current();
      if (edition !== present) [previous, present] = [present, edition];
      return edition;
    });
    checking = own;
    const end = () => {
      if (checking === own) checking = null;
    };
    own.then(end, end);
    return own;
  }

  async function current(): Promise<Edition> {
    if (!present || !isTrusted(present)) return check();
    if (ageMs(present) >= RECHECK_AFTER_MS) void check().catch(() => {});
    return present;
  }

  function build(edition: Edition, name: string, site: Site, locale: Locale): Promise<CatalogueIndex> {
    const known = edition.building.get(name);
    if (known) return known;
    const own = lastBuild
      .then(() =>
        buildCatalogueIndex(edition.data, site, sites.translator(locale, ['catalogue']), edition.confirmedAt),
      )
      .then((index) => {
        edition.built.set(name, index);
        return index;
      });
    lastBuild = own.catch(() => edition.building.delete(name));
    edition.building.set(name, own);
    return own;
  }

  return {
    async of(site: Site, locale: Locale): Promise<CatalogueIndex> {
      const edition = await current();
      const name = nameOf(site, locale, edition.regions);
      const built = edition.built.get(name);
      if (built) return built;
      const building = build(edition, name, site, locale);
      const old = previous && isTrusted(previous) ? previous.built.get(name) : undefined;
      return old ?? building;
    },
    /** A game's current row; does not wait for an index to be built. */
    row: async (slug: string): Promise<GameRow | undefined> => (await current()).games.get(slug),
    /** Discards the cache after a local change; the next request reads the database. */
    invalidate: (): void => {
      [present, previous, checking] = [null, null, null];
    },
  };
}

/**
 * The key of an index. Places with the same regional blocks share an index, because places are many and blocks are few.
 */
function nameOf(site: Site, locale: Locale, regions: readonly string[]): string {
  const { brand, market, switchedOff } = site;
  const { country, currency, device } = market;
  const within = [...regions, ...switchedOffRegions(site)].filter((region) => isWithin(region, market));
  const off = switchedOff.length > 0 ? [JSON.stringify(switchedOff)] : [];
  return [brand, country, currency, device, locale, ...within, ...off].join(' ');
}

async function readEdition({ query }: Database, now: Date, known: Edition | null): Promise<Edition> {
  // Read before the rows, so that a change in between is detected by the next check.
  const fingerprint = `${now.toISOString().slice(0, 10)} ${await readFingerprint(query)}`;
  if (known?.fingerprint === fingerprint) {
    known.confirmedAt = now;
    return known;
  }
  const [games, openings, lists] = await Promise.all([
    readGames(query),
    readOpenings(query),
    readLists(query),
  ]);
  return {
    fingerprint,
    data: { games, openings, lists },
    games: new Map(games.map((row) => [row.slug, row])),
    regions: [
      ...new Set([
        ...games.flatMap(({ blockedCountries }) => blockedCountries),
        ...openings.map(({ toWhom }) => toWhom),
      ]),
    ].toSorted(),
    building: new Map(),
    built: new Map(),
    confirmedAt: now,
  };
}
