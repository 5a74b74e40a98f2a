import type { PromotionAudience } from '@foyer/contract/content/promotions.ts';
import { startOfDay } from '../../../infra/zonedTime.ts';

/** PROMO-01. @param deposits how often the player has paid in */
export function isFor(audience: PromotionAudience, deposits: number): boolean {
  switch (audience) {
    case 'ALWAYS':
      return true;
    case 'EXISTING_DEPOSITS':
      return deposits > 0;
    case 'FIRST_TIME_DEPOSIT':
      return deposits === 0;
  }
}

/** Days like `2026-12-31`; without one there is no end on that side. */
interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

interface Period {
  readonly startsAt: Date | null;
  /** The first moment it does not run any more. */
  readonly endsAt: Date | null;
}

/** From the first moment of the first day to the last of the last, by the days of the brand. */
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
