import { DAY } from '@foyer/domain/duration.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { books } from '../../modules/wallet/index.ts';
import { systemClock } from '../../infra/clock.ts';
import { readBooks, startOfUtcDay } from './readBooks.ts';

const endOf = (day: string | undefined): Date =>
  day === undefined ? systemClock.now() : new Date(startOfUtcDay(day).getTime() + DAY);

/** `npm run trial-balance [-- 2026-11-20]`: balances at that UTC day's end, or now. Exits with 1 if a sum is not zero. */
await readBooks('trial-balance', async (tx) => {
  const at = endOf(process.argv[2]);
  const tables = await books.readTrialBalance(tx, at);
  return {
    text: [`The books at ${at.toISOString()}`, ...tables.map(table)].join('\n\n'),
    isRight: tables.every(({ sum }) => sum.minor === 0n),
  };
});

function table({
  brand,
  currency,
  rows,
  sum,
}: Awaited<ReturnType<typeof books.readTrialBalance>>[number]): string {
  const lines = rows.map(({ kind, accounts, debits, credits, balance }) => [
    kind,
    String(accounts),
    toDecimal(debits),
    toDecimal(credits),
    toDecimal(balance),
  ]);
  const all = [['account', 'number', 'out', 'in', 'balance'], ...lines, ['sum', '', '', '', toDecimal(sum)]];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const aligned = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [`${brand}, ${currency}`, ...all.map(aligned)].join('\n');
}
