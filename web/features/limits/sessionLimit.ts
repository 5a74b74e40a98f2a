import type { LimitPeriod } from '@foyer/contract/generated/operations.ts';
import { LONGEST_SESSION_MINUTES } from '@foyer/contract/limits/longestSession.ts';
import type { Limit, Limits } from './limitStatus.ts';

/** @returns null if the text is not a whole number of minutes that a limit of the period can have */
export function readMinutes(typed: string, period: LimitPeriod): string | null {
  const digits = typed.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d{1,6}$/.test(digits)) return null;
  const minutes = Number(digits);
  return minutes >= 1 && minutes <= LONGEST_SESSION_MINUTES[period] ? String(minutes) : null;
}

/** LIC-09: a session limit as the page shows it, in minutes. */
export function sessionLimit({
  period,
  minutes,
  usedMinutes,
  leftMinutes,
  returnsAt,
  change,
}: Limits['session'][number]): Limit {
  return {
    scope: 'Brand',
    kind: 'Session',
    period,
    currency: null,
    amount: textOf(minutes),
    used: String(usedMinutes),
    left: textOf(leftMinutes),
    returnsAt,
    change: change && {
      state: change.state,
      amount: textOf(change.minutes),
      readyAt: change.readyAt,
      lapsesAt: change.lapsesAt,
    },
  };
}

const textOf = (minutes: number | null): string | null => (minutes === null ? null : String(minutes));
