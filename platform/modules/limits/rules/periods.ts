import type { LimitKind, LimitPeriod, LimitScope } from '@foyer/contract/generated/resolvers.ts';
import type { Site } from '../../../sites/index.ts';
import { dayIn, startOfDay, weekdayOf, type Day } from '../../../infra/time/zonedTime.ts';

export const PERIODS = ['Day', 'Week', 'Month'] as const satisfies readonly LimitPeriod[];

/** Returns the periods for which a licence offers limits of a kind, shortest first. */
export function periodsOf(
  { scope, kind }: { readonly scope: LimitScope; readonly kind: LimitKind },
  { requires, settings }: Pick<Site, 'requires' | 'settings'>,
): readonly LimitPeriod[] {
  // LIC-03
  if (scope === 'Global')
    return requires('globalLossLimits') && (kind === 'Loss' || kind === 'Deposit') ? PERIODS : [];
  if (kind === 'Session') return requires('sessionLimits') ? ['Day', 'Week'] : [];
  if (kind !== 'Deposit') return settings.playLimits.includes(kind) ? PERIODS : [];
  // AMB-50: licences with deposit limits have the daily one; the longer periods are separate requirements.
  const periods: LimitPeriod[] = [];
  if (requires('depositLimits')) periods.push('Day');
  if (requires('weeklyDepositLimits')) periods.push('Week');
  if (requires('monthlyDepositLimits')) periods.push('Month');
  return periods;
}

export interface Span {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** The day, week (from Monday) or month that contains a moment, from midnight in the brand's time zone. */
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
