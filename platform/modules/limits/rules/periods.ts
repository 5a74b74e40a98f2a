import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { Site } from '../../../sites/index.ts';
import { dayIn, startOfDay, weekdayOf, type Day } from '../../../infra/zonedTime.ts';

export const PERIODS = ['Day', 'Week', 'Month'] as const satisfies readonly LimitPeriod[];

/** The periods a licence has limits of a kind for, the shortest first. */
export function periodsOf(
  kind: LimitKind,
  { requires, settings }: Pick<Site, 'requires' | 'settings'>,
): readonly LimitPeriod[] {
  if (kind !== 'Deposit') return settings.playLimits.includes(kind) ? PERIODS : [];
  // AMB-50
  const periods: LimitPeriod[] = [];
  if (requires('depositLimits')) periods.push('Day');
  if (requires('weeklyDepositLimits')) periods.push('Week');
  if (requires('monthlyDepositLimits')) periods.push('Month');
  return periods;
}

export interface Span {
  readonly from: Date;
  /** The first moment that is not in it. */
  readonly to: Date;
}

/** The period a moment lies in: it begins at midnight, on Monday, on the first, where the brand is. */
export function spanOf(period: LimitPeriod, at: Date, timeZone: string): Span {
  const today = dayIn(timeZone, at);
  const { year, month, day } = today;
  const monday = day - ((weekdayOf(today) + 6) % 7);
  const days: Record<LimitPeriod, readonly [first: Day, next: Day]> = {
    Day: [today, { year, month, day: day + 1 }],
    Week: [
      { year, month, day: monday },
      { year, month, day: monday + 7 },
    ],
    Month: [
      { year, month, day: 1 },
      { year, month: month + 1, day: 1 },
    ],
  };
  const [first, next] = days[period];
  return { from: startOfDay(timeZone, first), to: startOfDay(timeZone, next) };
}
