import {
  MAX_RESULTS,
  STUDIO_TABLES_PATH,
  studioTables,
  type StudioTable,
} from '@foyer/contract/studios/tables.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { parseDecimal } from '@foyer/domain/money.ts';
import type { LiveTables, TableState } from '../../modules/catalogue/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Log } from '../../infra/log.ts';
import { parseResponse } from '../../infra/httpClient/httpClient.ts';
import { queryStudio } from './signedQuery.ts';

/** Older data is not shown: a seat that was free a minute ago may be taken. */
export const MAX_AGE_MS = 15 * SECOND;

export interface LiveTableDeps {
  readonly config: Pick<Config, 'studioKeys' | 'studioOrigin'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

export interface FreshLiveTables extends LiveTables {
  /** Queries every studio with a key. Never rejects: a studio that does not respond has no tables. */
  refresh(): Promise<void>;
}

interface Received {
  readonly at: number;
  readonly tables: ReadonlyMap<string, TableState>;
}

/** Caches the studios' live table data in this node's memory. */
export function createLiveTables({ config, clock, log }: LiveTableDeps): FreshLiveTables {
  const received = new Map<string, Received>();
  const silent = new Set<string>();

  const attempt = async (studio: string, secret: string): Promise<void> => {
    const at = clock.now().getTime();
    try {
      received.set(studio, { at, tables: await tablesOf(studio, secret, at) });
      silent.delete(studio);
    } catch (err) {
      // Logged once per outage, since a studio may have no live tables at all.
      if (!silent.has(studio)) log.warn({ err, studio }, 'a studio does not tell of its live tables');
      silent.add(studio);
    }
  };

  const tablesOf = async (studio: string, secret: string, at: number): Promise<Received['tables']> => {
    const response = await queryStudio({
      studio,
      secret,
      origin: config.studioOrigin,
      path: STUDIO_TABLES_PATH,
      at,
    });
    const { tables } = parseResponse(studioTables, response);
    return new Map(tables.map((table) => [table.game, stateOf(table)]));
  };

  return {
    of({ provider, lookupId }) {
      const from = received.get(provider);
      if (!from || clock.now().getTime() - from.at > MAX_AGE_MS) return null;
      return from.tables.get(lookupId) ?? null;
    },
    async refresh() {
      await Promise.all(
        Object.entries(config.studioKeys).map(([studio, [secret = '']]) => attempt(studio, secret)),
      );
    },
  };
}

const stateOf = ({ isOpen, opensAt, seats, results, limits }: StudioTable): TableState => ({
  isOpen,
  opensAt: isOpen || opensAt === null ? null : new Date(opensAt),
  seats: { total: seats.total, taken: Math.min(seats.taken, seats.total) },
  results: results.slice(0, MAX_RESULTS),
  limits(currency) {
    const published = Object.hasOwn(limits, currency) ? limits[currency] : undefined;
    const [least, most] = [published?.least, published?.most].map((amount) =>
      amount === undefined ? null : parseDecimal(amount, currency),
    );
    return least && most ? { least, most } : null;
  },
});
