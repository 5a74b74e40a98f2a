import { MAX_RESULTS, studioTables, type StudioTable } from '@foyer/contract/studios/tables.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { parseDecimal } from '@foyer/domain/money.ts';
import type { LiveTables, TableState } from '../../modules/catalogue/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { LiveStudioKeys } from '../../infra/config/studioKeys.ts';
import type { Log } from '../../infra/log.ts';
import { parseResponse } from '../../infra/httpClient/httpClient.ts';
import type { Sites, StudioServer } from '../../sites/index.ts';
import { queryStudio } from './signed/signedQuery.ts';

/** Older data is not shown: a seat that was free a minute ago may be taken. */
export const MAX_AGE_MS = 15 * SECOND;

export interface LiveTableDeps {
  readonly sites: Pick<Sites, 'studioServers'>;
  readonly studioKeys: Pick<LiveStudioKeys, 'current'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

export interface FreshLiveTables extends LiveTables {
  /** Queries every studio with live tables and a key. Never rejects: a studio that does not respond has no tables. */
  refresh(): Promise<void>;
}

interface TablesQuery {
  readonly server: StudioServer;
  readonly path: string;
  readonly secret: string;
  readonly at: number;
}

interface Received {
  readonly at: number;
  readonly tables: ReadonlyMap<string, TableState>;
}

/** Caches the studios' live table data in this node's memory. */
export function createLiveTables({ sites, studioKeys, clock, log }: LiveTableDeps): FreshLiveTables {
  const received = new Map<string, Received>();
  const silent = new Set<string>();

  const attempt = async (server: StudioServer, path: string, secret: string): Promise<void> => {
    const { studio } = server;
    const at = clock.now().getTime();
    try {
      received.set(studio, { at, tables: await tablesOf({ server, path, secret, at }) });
      silent.delete(studio);
    } catch (err) {
      // Logged once per outage.
      if (!silent.has(studio)) log.warn({ err, studio }, 'a studio does not tell of its live tables');
      silent.add(studio);
    }
  };

  const tablesOf = async ({
    server: { studio, origin, apiOrigin = origin },
    ...query
  }: TablesQuery): Promise<Received['tables']> => {
    const response = await queryStudio({ ...query, studio, origin: apiOrigin });
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
        sites.studioServers.map(async (server) => {
          const { [server.studio]: secrets } = studioKeys.current();
          if (server.liveTables !== undefined && secrets)
            await attempt(server, server.liveTables, secrets[0]);
        }),
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
