import { DEVICES } from '@foyer/contract/catalogue/devices.ts';
import type { Market } from '../../../sites/index.ts';
import { isWithin } from '../availability/availability.ts';
import type { Placed } from '../cursor.ts';
import { mapInSlices } from '../../../infra/jobs/inSlices.ts';
import type { GameRow, OpeningRow } from '../tables.ts';
import { inOrder } from './selection.ts';

/** A game with the time since which a market has it. */
export interface Arrival extends Placed<GameRow> {
  readonly arrivedAt: Date;
}

/** Seconds since 1970 have ten digits until the year 2286. */
const LATEST_SECOND = 9_999_999_999;

/**
 * The games a market may play, the last to come first: one comes when it is put into the catalogue, or later when the
 * market's country, licence, currency or device is no longer kept from it.
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

/** The last time that something a market is was let in, by game. */
function openedTo(openings: readonly OpeningRow[], market: Market): ReadonlyMap<string, Date> {
  const { country, subDivision, currency, licence, device } = market;
  const own = new Set<string>([currency, licence, ...(device ? [device] : DEVICES)]);
  const isOwn = (toWhom: string): boolean => own.has(toWhom) || isWithin(toWhom, country, subDivision);
  const times = new Map<string, Date>();
  for (const { game, toWhom, openedAt } of openings) {
    const known = times.get(game);
    if (isOwn(toWhom) && !(known && known > openedAt)) times.set(game, openedAt);
  }
  return times;
}
