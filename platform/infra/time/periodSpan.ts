import { dayIn, startOfDay, weekdayOf, type Day } from './zonedTime.ts';

export type Period = 'Day' | 'Week' | 'Month';

export interface Span {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** The day, week (from Monday) or month that contains a moment, from midnight in the time zone. */
export function spanOf(period: Period, at: Date, timeZone: string): Span {
  const [first, next] = daysOf(period, dayIn(timeZone, at));
  return { from: startOfDay(timeZone, first), to: startOfDay(timeZone, next) };
}

function daysOf(period: Period, today: Day): readonly [first: Day, next: Day] {
  const { year, month, day } = today;
  const monday = day - ((weekdayOf(today) + 6) % 7);
  switch (period) {
    case 'Day':
      return [today, { year, month, day: day + 1 }];
    case 'Week':
      return [
        { year, month, day: monday },
        { year, month, day: monday + 7 },
      ];
    case 'Month':
      return [
        { year, month, day: 1 },
        { year, month: month + 1, day: 1 },
      ];
  }
}
