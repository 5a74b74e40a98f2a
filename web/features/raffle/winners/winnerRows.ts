import type { RaffleWinnersQuery } from '@foyer/contract/generated/operations.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';

export type Winner = RaffleWinnersQuery['raffleWinners'][number];

export interface WinnerRow {
  readonly cursor: string;
  readonly initials: string;
  readonly amount: MoneyJson;
  readonly drop: Winner['jackpotName'];
  readonly at: string;
}

/** RAFF-17: winners with incomplete data are not shown. */
export const winnerRows = (winners: readonly Winner[]): readonly WinnerRow[] =>
  winners.flatMap(({ winnerInitials, winAmount, winCurrency, timestamp, brand, jackpotName, cursor }) =>
    winnerInitials && winAmount && winCurrency && timestamp && brand
      ? [
          {
            cursor,
            initials: winnerInitials,
            amount: { amount: winAmount, currency: winCurrency satisfies Currency },
            drop: jackpotName,
            at: timestamp,
          },
        ]
      : [],
  );

/** Relative time of a recent moment; the date if it is more than a week ago. */
export function ago(
  iso: string,
  nowMs: number,
  { tag, timeZone }: { tag: string; timeZone: string },
): string {
  const date = new Date(iso);
  const passedMs = Math.max(0, nowMs - date.getTime());
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  if (passedMs < HOUR) return relative.format(-Math.max(1, Math.floor(passedMs / MINUTE)), 'minute');
  if (passedMs < DAY) return relative.format(-Math.floor(passedMs / HOUR), 'hour');
  if (passedMs < 7 * DAY) return relative.format(-Math.floor(passedMs / DAY), 'day');
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone }).format(date);
}
