import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Wallet } from '@foyer/platform/modules/wallet/index.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { timed } from '../measure/rate.ts';

const WEEK = 7 * DAY;
const NOON = 12 * HOUR;

/**
 * Calculates net losses of a week, for all players (the weekly job) and for the most active one (the cashback page).
 */
export async function measureCashback(
  database: Database,
  wallet: Wallet,
  { player, brand }: { readonly player: string; readonly brand: string },
): Promise<string[]> {
  const until = new Date(systemClock.now().getTime() - 180 * DAY);
  const week = {
    from: new Date(until.getTime() - WEEK),
    until,
    settledAt: new Date(until.getTime() + NOON),
  };
  const all = await timed(() => wallet.lostWithin(database.query, { brand: brand as BrandId, ...week }));
  const own = await timed(() => wallet.lostBy(database.query, player as PlayerId, [week, week]));
  const lost = all.result.find(({ playerId }) => playerId === player)?.amount.minor;
  const isRight = all.result.length > 0 && lost === own.result[0]?.minor;
  return [
    `a week of cashback: ${all.ms.toFixed(0)} ms for ${all.result.length} players who lost, ${isRight ? 'right' : 'WRONG'}`,
    `  two weeks of ${player}, who lost in ${lost ?? 0n} bets of each, as the page asks: ${own.ms.toFixed(0)} ms`,
  ];
}
