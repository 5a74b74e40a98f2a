import { DEVICES } from '@foyer/contract/catalogue/devices.ts';
import type { Market } from '../../../sites/index.ts';
import { isWithin } from '../availability/availability.ts';
import type { Edge } from '../cursor.ts';
import { mapInSlices } from '../../../infra/jobs/inSlices.ts';
import type { GameRow, OpeningRow } from '../tables.ts';
import { inOrder } from './selection.ts';

export interface Arrival extends Edge<GameRow> {
  readonly arrivedAt: Date;
}

/** Seconds since 1970 have ten digits until the year 2286. */
const LATEST_SECOND = 9_999_999_999;

/**
 * The games available in a market, newest arrivals first. A game arrives when it enters the catalogue, or
 * later when it is opened to the market's country, licence, currency or device.
 */
export async function arrivalsOf(
  games: readonly GameRow[],
  openings: readonly OpeningRow[],
  market: Market,
): Promise<readonly Arrival[]> {
  const times = openedTo(openings, market);
  const arrivedAt = ({ slug, availableAt }: GameRow): Date => {
    const opened = times.get(slug);
    return opened && opened > availableAt ? opened : availableAt;
  };
  const placed = await inOrder(games, (game) =>
    String(LATEST_SECOND - Math.floor(arrivedAt(game).getTime() / 1000)).padStart(10, '0'),
  );
  return mapInSlices(placed, (one) => ({ ...one, arrivedAt: arrivedAt(one.node) }));
}

/** For each game, the last time it was opened to an attribute of the market. */
function openedTo(openings: readonly OpeningRow[], market: Market): ReadonlyMap<string, Date> {
  const { currency, licence, device } = market;
  const own = new Set<string>([currency, licence, ...(device ? [device] : DEVICES)]);
  const isOwn = (toWhom: string): boolean => own.has(toWhom) || isWithin(toWhom, market);
  const times = new Map<string, Date>();
  for (const { game, toWhom, openedAt } of openings) {
    const known = times.get(game);
    if (isOwn(toWhom) && !(known && known > openedAt)) times.set(game, openedAt);
  }
  return times;
}
