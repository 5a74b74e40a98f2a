import type { Database } from '@foyer/platform/infra/database/database.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { median } from '../measure/statistics.ts';
import { withDatabase } from '../database.ts';
import { note, report } from './report.ts';

/** A node without NATS and one with it, each on a database of its own, on one PostgreSQL. */
export interface Sides<Side> {
  readonly inProcess: Side;
  readonly throughNats: Side;
}

export async function withTwoDatabases(
  work: (sides: Sides<{ readonly database: Database; readonly url: string }>) => Promise<void>,
): Promise<void> {
  await withDatabase(async (database, url) => {
    await database.pool.query('create database second');
    const second = new URL(url);
    second.pathname = '/second';
    const other = openDatabase(second.href, { limits: LONG_LIMITS });
    try {
      await work({ inProcess: { database, url }, throughNats: { database: other, url: second.href } });
    } finally {
      await other.close();
    }
  });
}

interface Comparison {
  readonly what: string;
  readonly unit: string;
  readonly rounds: number;
  /** Lowest ratio of the medians; null if the ratio is only stated. */
  readonly least: number | null;
}

/** Measures both in turn, so that other load on the machine affects both. The first round of each is not counted. */
export async function compareSides<Side>(
  { inProcess, throughNats }: Sides<Side>,
  { what, unit, rounds, least }: Comparison,
  measure: (side: Side, round: number) => Promise<number>,
): Promise<void> {
  const rates: Sides<number[]> = { inProcess: [], throughNats: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await measure(inProcess, round), await measure(throughNats, round)] as const;
    if (round === 0) continue;
    rates.inProcess.push(pair[0]);
    rates.throughNats.push(pair[1]);
  }
  const [alone, nats] = [median(rates.inProcess), median(rates.throughNats)];
  const spread = (values: readonly number[]) =>
    `${Math.round(median(values))} (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`;
  note(`${what}, ${rounds} rounds in turn: in process ${spread(rates.inProcess)} ${unit}`);
  note(`${what}, ${rounds} rounds in turn: through NATS ${spread(rates.throughNats)} ${unit}`);
  const ratio = nats / alone;
  if (least === null) note(`${what}, NATS against in process: ${ratio.toFixed(2)}`);
  else report(`${what}, NATS against in process`, ratio, { least });
}
