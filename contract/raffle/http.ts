import { JACKPOT_PATHS } from '../jackpot/http.ts';
import type { DropType } from './drops.ts';

/** HTTP-07: what each drop is asked for as. */
export const RAFFLE_SOURCES: Readonly<Record<DropType, string>> = {
  hourly: 'raffle-hourly',
  daily: 'raffle-daily',
  weekly: 'raffle-weekly-potw',
};

/**
 * The raffle's calls, beside the jackpot's: each of its three sources is an instance of the same service (HTTP-07), and
 * `JACKPOT_PATHS.instance(source, brand)` answers with `RaffleInstance`. The bearer and the refusals are the same.
 */
export const RAFFLE_PATHS = {
  /** FAIR-08, `DropsAnswer`: open to everybody. `?before=<number>` goes on; with `?player_id=…` and its bearer, with `own`. */
  drops: (source: string, brand: string) => `${JACKPOT_PATHS.instance(source, brand)}/drops`,
  /** FAIR-08, `EntriesAnswer`: all who take part, once the list is closed. `?from=<line>` goes on. 404 NotFound before. */
  entries: (source: string, brand: string, drop: number) =>
    `${RAFFLE_PATHS.drops(source, brand)}/${drop}/entries`,
} as const;
