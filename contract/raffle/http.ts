import { JACKPOT_PATHS } from '../jackpot/paths.ts';
import type { DropType } from './drops.ts';

export const RAFFLE_SOURCES: Readonly<Record<DropType, string>> = {
  hourly: 'raffle-hourly',
  daily: 'raffle-daily',
  weekly: 'raffle-weekly-potw',
};

/**
 * Paths of the raffle, next to those of the jackpot: its three sources are instances of the jackpot service
 * (HTTP-07), and `JACKPOT_PATHS.instance(source, brand)` responds with `RaffleInstance`. Bearer and errors
 * are as for the jackpot.
 */
export const RAFFLE_PATHS = {
  /** FAIR-08: responds with `DropsResponse`; `?before=<number>` returns the next page, `?player_id=…` adds `own`. */
  drops: (source: string, brand: string) => `${JACKPOT_PATHS.instance(source, brand)}/drops`,
  /**
   * FAIR-08: all entries of a closed drop (`EntriesResponse`); `?from=<line>` returns the next page. 404 while open.
   */
  entries: (source: string, brand: string, drop: number) =>
    `${RAFFLE_PATHS.drops(source, brand)}/${drop}/entries`,
} as const;
