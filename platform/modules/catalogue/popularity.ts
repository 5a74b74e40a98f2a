import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { readPlayers } from './tables.ts';

/** Number of players of each game in the last seven days, by slug. */
export type Popularity = ReadonlyMap<string, number>;

const WINDOW_MS = 7 * DAY;
const FRESH_MS = 10 * MINUTE;

/** Caches the numbers, which take one statement per node every ten minutes. Old numbers are served while it runs. */
export function createPopularity({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  let known: { readonly players: Popularity; readonly at: number } | null = null;
  let reading: Promise<Popularity> | null = null;

  async function read(): Promise<Popularity> {
    const at = clock.now().getTime();
    const players = await readPlayers(database.query, new Date(at - WINDOW_MS));
    known = { players, at };
    return players;
  }

  function refresh(): Promise<Popularity> {
    if (reading) return reading;
    const own = read();
    reading = own;
    const end = () => void (reading = null);
    own.then(end, end);
    return own;
  }

  return async (): Promise<Popularity> => {
    if (!known) return refresh();
    if (clock.now().getTime() - known.at >= FRESH_MS) void refresh().catch(() => {});
    return known.players;
  };
}
