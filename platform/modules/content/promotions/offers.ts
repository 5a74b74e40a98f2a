import type { PromotionAudience } from '@foyer/contract/content/promotions.ts';
import { startOfDay } from '../../../infra/time/zonedTime.ts';

/**
 * PROMO-01: whether an offer is meant for a player.
 * @param deposits the player's number of deposits; null for a visitor, whose deposits are unknown
 */
export function isFor(audience: PromotionAudience, deposits: number | null): boolean {
  switch (audience) {
    case 'ALWAYS':
      return true;
    case 'EXISTING_DEPOSITS':
      return deposits !== null && deposits > 0;
    case 'FIRST_TIME_DEPOSIT':
      return deposits === 0;
  }
}

/** Dates like `2026-12-31`; a missing date leaves that side open. */
interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

interface Period {
  readonly startsAt: Date | null;
  /** Exclusive end. */
  readonly endsAt: Date | null;
}

/** The time from the start of the first day to the end of the last day, in the brand's time zone. */
export const periodOf = ({ from, until }: Days, timeZone: string): Period => ({
  startsAt: from === undefined ? null : beginOf(from, timeZone),
  endsAt: until === undefined ? null : beginOf(until, timeZone, 1),
});

export const runs = ({ startsAt, endsAt }: Period, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

function beginOf(date: string, timeZone: string, daysLater = 0): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return startOfDay(timeZone, { year, month, day: day + daysLater });
}
