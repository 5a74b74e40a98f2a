import type { DropType } from '@foyer/contract/raffle/drops.ts';
import type { RaffleFile, Site } from '../../../sites/index.ts';
import { studioOf } from './times.ts';

/** The terms published for a drop, stored with the hash of its seed. Amounts are euro cents as text. */
export interface Terms {
  /** Largest first. */
  readonly prizes: readonly string[];
  readonly ticketPrice: string;
  /** The studio whose games count `factor` times; null if none does. */
  readonly studio: string | null;
  readonly factor: number;
}

export function termsOf(
  { timeZone }: Pick<Site, 'timeZone'>,
  { prizes, ticketPrice, studios, studioFactor }: RaffleFile,
  type: DropType,
  endsAt: Date,
): Terms {
  const studio = type === 'weekly' ? studioOf(studios, timeZone, endsAt) : null;
  return {
    prizes: prizes[type].map(({ minor }) => `${minor}`),
    ticketPrice: `${ticketPrice.minor}`,
    studio,
    factor: studio === null ? 1 : studioFactor,
  };
}
