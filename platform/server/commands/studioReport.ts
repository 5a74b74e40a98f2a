import { DAY } from '@foyer/domain/duration.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import { readStudioReport } from '../../modules/wallet/index.ts';
import { readBooks, startOfUtcDay } from './readBooks.ts';

const COLUMNS = [
  'studio',
  'brand',
  'currency',
  'rounds',
  'stakes',
  'free stakes',
  'wins',
  'jackpot contributions',
  'jackpot wins',
];

const cellsOf = (report: Awaited<ReturnType<typeof readStudioReport>>[number]): readonly string[] => [
  report.studio,
  report.brand,
  report.currency,
  String(report.rounds),
  toDecimal(report.stakes),
  toDecimal(report.freeStakes),
  toDecimal(report.wins),
  report.jackpotContributions,
  report.jackpotWins,
];

/** `npm run studio-report -- 2026-11-01 2026-11-30`: settlement with each studio for these UTC days, tab-separated. */
await readBooks('studio-report', async (tx) => {
  const [, , first, last] = process.argv;
  const from = startOfUtcDay(first);
  const to = new Date(startOfUtcDay(last ?? first).getTime() + DAY);
  const reports = await readStudioReport(tx, { from, to });
  return {
    text: [COLUMNS, ...reports.map(cellsOf)].map((cells) => cells.join('\t')).join('\n'),
    isRight: true,
  };
});
